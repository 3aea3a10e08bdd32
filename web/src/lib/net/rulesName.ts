/** `name=tenhou red=3 …` is called tenhou; rules without a name are shown as they are. */
export function nameOfRules(canonical: string): string {
  return /(?:^|[\s,;])name=([^\s,;]+)/.exec(canonical)?.[1] ?? canonical;
}
