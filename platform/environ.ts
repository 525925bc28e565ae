import { environment } from "./environment.ts";
import { SECRETS } from "./secret_files.ts";

/** The variables of the environment that the portal knows, by name: a role process may read no others. */
export function environ(): Record<string, string> {
  const names = [...Object.keys(environment.shape), ...SECRETS.map((name) => `${name}_FILE`)];
  return Object.fromEntries(names.flatMap((name) => {
    const value = Deno.env.get(name);
    return value === undefined ? [] : [[name, value]];
  }));
}
