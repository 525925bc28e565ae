import { type Config, ConfigError } from "./config.ts";
import { placeOf } from "./permissions/hosts_of.ts";
import { withAddress } from "./with_address.ts";

/** How long requests that are under way may take when the portal stops. */
const LAST_REQUESTS_MS = 5000;

type Place = Pick<Config, "host" | "port">;

/** The portal's port has another owner. */
export class PortTaken extends Error {
  override name = "PortTaken";
  constructor({ host, port }: Place) {
    super(
      `port ${port} on ${host} is taken by another program: stop that, or start with another port, ` +
        `for example PORT=${port + 1}`,
    );
  }
}

/** Refuses a taken port, before anything else is started. */
export function checkPort(place: Place): void {
  orTaken(place, () => Deno.listen({ hostname: place.host, port: place.port })).close();
}

/** A server that answers. */
export interface Serving {
  port: number;
  /** From now on each answer ends its connection: whoever asks again connects anew, perhaps to another process. */
  drain(): void;
  /** Takes no more requests, and lets those under way end for some seconds. */
  stop(): Promise<void>;
}

/** Serves, compressing answers for clients that accept it. What is no HTTP at all Deno answers by itself (docs/operations.md). */
export function serve(place: Place, answer: Deno.ServeHandler<Deno.NetAddr>): Serving {
  const sent = new SentBodies();
  let draining = false;
  // The option exists in Deno 2.9, its type does not yet.
  const options = { hostname: place.host, port: place.port, onListen: () => {}, automaticCompression: true };
  const server = orTaken(
    place,
    () =>
      Deno.serve(
        options,
        withAddress(async (req, info) => {
          const response = await sent.during(req, () => answer(req, info));
          return draining ? closing(response) : response;
        }),
      ),
  );
  return {
    port: server.addr.port,
    drain: () => void (draining = true),
    async stop() {
      draining = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((done) => timer = setTimeout(done, LAST_REQUESTS_MS));
      // The runtime cuts off what is still being sent to it as soon as it shuts down.
      await Promise.race([sent.none(), late]);
      await Promise.race([server.shutdown(), late]);
      clearTimeout(timer);
    },
  };
}

/** An answer that is the last one of its connection (RFC 9112, section 9.6). */
function closing(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("connection", "close");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Counts the requests under way that may have a body. */
class SentBodies {
  #count = 0;
  #waiting: (() => void)[] = [];

  async during<T>(req: Request, work: () => T | Promise<T>): Promise<T> {
    if (req.method === "GET" || req.method === "HEAD") return await work();
    this.#count++;
    try {
      return await work();
    } finally {
      if (--this.#count === 0) { for (const go of this.#waiting.splice(0)) go(); }
    }
  }

  /** Resolves when none is under way. */
  none(): Promise<void> {
    return this.#count === 0 ? Promise.resolve() : new Promise((go) => this.#waiting.push(go));
  }
}

function orTaken<T>(place: Place, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof Deno.errors.AddrInUse) throw new PortTaken(place);
    if (error instanceof Deno.errors.PermissionDenied) {
      throw new ConfigError("PORT", `${place.port} is not open to this user`, "8000");
    }
    if (error instanceof Deno.errors.AddrNotAvailable || isNoHost(error)) {
      throw new ConfigError("HOST", `${place.host} is no address of this machine`, "127.0.0.1");
    }
    throw error;
  }
}

/** What cannot be a host's name, or is the name of none: Deno has no class of its own for the latter. */
function isNoHost(error: unknown): boolean {
  return error instanceof URIError ||
    (error instanceof Error && error.message.startsWith("failed to lookup address"));
}

/** Address of the portal for a browser on this machine. */
export function addressOf({ host, basePath }: Pick<Config, "host" | "basePath">, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}${basePath}/`;
}

/** Where this machine itself reaches the portal. */
export function ownOrigin({ host }: Pick<Config, "host">, port: number): string {
  return `http://${placeOf(host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host, port)}`;
}

/** Whether an address is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\./.test(host);
}

/** Says loudly what it means when a demo portal is open to the network. */
export function warnOpenDemo({ demo, host }: Pick<Config, "demo" | "host">): void {
  if (!demo || isLoopback(host)) return;
  const lines = [
    `WARNING: this demo portal listens on ${host}, so others on the network can reach it.`,
    "Its accounts and their password are public knowledge, the administrator's too.",
    "Keep nothing real in it. HOST=127.0.0.1 closes it; DEMO=off starts without demo accounts.",
  ];
  const rule = "!".repeat(Math.max(...lines.map((line) => line.length)));
  console.log(["", rule, ...lines, rule].join("\n"));
}
