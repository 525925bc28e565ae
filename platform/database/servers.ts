/** One of the servers that an address of a database names. */
export interface DatabaseServer {
  host: string;
  port: number;
}

const DEFAULT_PORT = 5432;
/** Scheme and account, the servers separated by commas, the rest. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]+)(.*)$/;
const SERVER = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/;

/**
 * The servers of an address such as `postgres://tis:secret@db-1:5432,db-2:5432/tis`, in its order (PostgreSQL, 'Connection URIs'); null
 * when it is none.
 */
export function serversOf(url: string): DatabaseServer[] | null {
  const servers: DatabaseServer[] = [];
  for (const text of ADDRESS.exec(url)?.[2]?.split(",") ?? []) {
    const [, host, port = String(DEFAULT_PORT)] = SERVER.exec(text) ?? [];
    if (host === undefined || Number(port) < 1 || Number(port) > 65535) return null;
    servers.push({ host: host.replace(/^\[|\]$/g, ""), port: Number(port) });
  }
  return servers.length > 0 && URL.canParse(withServer(url, servers[0]!)) ? servers : null;
}

/** The same address with one server alone. */
export function withServer(url: string, { host, port }: DatabaseServer): string {
  const name = host.includes(":") ? `[${host}]` : host;
  return url.replace(
    ADDRESS,
    (_all, begin: string, _servers: string, rest: string) => `${begin}${name}:${port}${rest}`,
  );
}
