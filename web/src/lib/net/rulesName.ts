/** `tenhou length=east` is called tenhou, and so is `name=tenhou red=3`; the rest is shown as it is. */
export function nameOfRules(canonical: string): string {
  const named = /(?:^|\s)name=(\S+)/.exec(canonical)?.[1];
  const preset = /^[^\s=]+(?=\s|$)/.exec(canonical)?.[0];
  return named ?? preset ?? canonical;
}
