/** Ports that are meant where an address names none. */
const USUAL: Record<string, number> = {
  ...{ postgres: 5432, postgresql: 5432, http: 80, https: 443, smtp: 587, smtps: 465, tcp: 3310 },
};

/** Hosts with their ports of an address, as Deno writes them; PostgreSQL's may name several, divided by commas. */
export function hostsOf(address: string | null): string[] {
  const [, scheme, hosts] = /^([a-z]+):\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(address ?? "") ?? [];
  if (!hosts) return [];
  return hosts.split(",").map((host) => /:\d+$/.test(host) ? host : `${host}:${USUAL[scheme!]}`);
}

/** A host and a port to listen on. */
export function placeOf(host: string, port: number): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** The hosts of addresses such as `kafka-1:9092`, for any port. */
export function withoutPorts(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => address.replace(/:\d+$/, "")))];
}
