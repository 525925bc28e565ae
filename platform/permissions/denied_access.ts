/** How deep causes are followed. */
const CAUSES = 4;

/**
 * What a fault says when a permission was denied: which one, and where it would be declared; null for any other fault. Of a host it says
 * which variables name those that may be reached.
 */
export function deniedAccess(fault: unknown): string | null {
  let error = fault;
  for (let depth = 0; error instanceof Error && depth <= CAUSES; depth++, error = error.cause) {
    if (!(error instanceof Deno.errors.NotCapable)) continue;
    const [, kind, what] = /^Requires (\w+) access(?: to ("[^"]*"))?/.exec(error.message) ?? [];
    const named = kind === undefined ? error.message : `${kind}${what === undefined ? "" : ` ${what}`}`;
    return `denied permission: ${named}. What each role may do is declared in platform/permissions/rules.ts ` +
      "and told in docs/security.md" +
      (kind === "net" ? "; hosts are those that the configuration names, of Kafka also KAFKA_HOSTS" : "");
  }
  return null;
}
