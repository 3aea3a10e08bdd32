import type { ParameterMsg } from './wire';

export type Chosen = Record<string, string>;

/** A value as specs write it: switches are on or off. */
export const valueText = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);

/** `name` or `name:key=value,…`: only what differs from the agent's own choice is written. */
export function writeSpec(name: string, parameters: readonly ParameterMsg[], chosen: Chosen): string {
  const written = parameters.flatMap((parameter) => {
    const value = chosen[parameter.name];
    return value === undefined || value === '' || value === valueText(parameter.default)
      ? []
      : [`${parameter.name}=${value}`];
  });
  return written.length > 0 ? `${name}:${written.join(',')}` : name;
}

export function readSpec(spec: string): { name: string; chosen: Chosen } {
  const [name = '', rest = ''] = spec.split(/:(.*)/s);
  const pairs = rest.split(',').flatMap((pair) => {
    const [key, value] = pair.split('=');
    return key && value !== undefined ? [[key, value] as const] : [];
  });
  return { name, chosen: Object.fromEntries(pairs) };
}
