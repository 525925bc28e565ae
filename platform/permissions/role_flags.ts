import { type Place, type Rule, RULES } from "./rules.ts";

/** Flags of Deno that give a role process what it needs and nothing else. */
export function roleFlags(place: Place): string[] {
  const of = (kind: Rule["kind"], denies = false) => [
    ...new Set(
      RULES.filter((rule) => rule.kind === kind && rule.denies === denies)
        .filter(({ roles }) => roles.includes(place.config.role))
        .flatMap((rule) => rule.of(place)),
    ),
  ];
  const flag = (name: string, values: string[]) => values.length === 0 ? [] : [`--${name}=${listed(values)}`];
  return [
    // A denied access is a fault, never a question that waits for an answer.
    "--no-prompt",
    ...flag("allow-net", of("net")),
    ...flag("allow-read", of("read")),
    ...flag("deny-read", of("read", true)),
    ...flag("allow-write", of("write")),
    ...flag("deny-write", of("write", true)),
    ...flag("allow-env", of("env")),
    // Packages ask for variables of their own: these are missing, as they would be elsewhere.
    "--ignore-env",
    ...flag("allow-sys", of("sys")),
    ...flag("allow-ffi", of("ffi")),
  ];
}

/** Values of one flag; a comma within one is doubled. */
function listed(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(",", ",,")).join(",");
}
