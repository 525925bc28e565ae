import type { Exchange } from "./chain.ts";

/** A wait of the client for the database, with the texts of the statements that it sent for it. */
export interface WireExchange extends Exchange {
  statements: string[];
}

/** A way to the database on which everything that is said is understood. */
export interface Wire extends Disposable {
  /** The database's address by this way. */
  readonly url: string;
  /** What was sent and answered since it was asked last, in the order of sending. */
  take(): WireExchange[];
}

const text = new TextDecoder();

/** Opens a way to a database over TCP without TLS: passes on what both sides say (PostgreSQL's protocol, version 3). */
export function openWire(databaseUrl: string): Wire {
  const to = new URL(databaseUrl);
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  let exchanges: WireExchange[] = [];
  const connections = new Set<Deno.Conn>();
  const listen = async () => {
    for await (const client of listener) {
      const server = await Deno.connect({ hostname: to.hostname, port: Number(to.port || 5432) });
      for (const one of [client, server]) connections.add(one);
      const heard = conversation((exchange) => exchanges.push(exchange));
      void pass(client, server, heard.fromClient);
      void pass(server, client, heard.fromServer);
    }
  };
  void listen();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(listener.addr as Deno.NetAddr).port}`;
  return {
    url: url.href,
    take() {
      const taken = exchanges;
      exchanges = [];
      return taken.sort((one, other) => one.sent - other.sent);
    },
    [Symbol.dispose]() {
      listener.close();
      for (const one of connections) close(one);
    },
  };
}

async function pass(from: Deno.Conn, to: Deno.Conn, heard: (bytes: Uint8Array) => void): Promise<void> {
  try {
    for await (const bytes of from.readable) {
      heard(bytes);
      for (let at = 0; at < bytes.length;) at += await to.write(bytes.subarray(at));
    }
  } catch {
    // Either side has gone; then the other goes too.
  }
  close(from);
  close(to);
}

function close(connection: Deno.Conn): void {
  try {
    connection.close();
  } catch {
    // It is closed already.
  }
}

/** Understands one connection: what ends a wait of the client is told with the statements it waited for. */
function conversation(onExchange: (exchange: WireExchange) => void) {
  /** Texts of prepared statements by name. */
  const prepared = new Map<string, string>();
  const waiting: { sent: number; statements: string[]; endsWith: string }[] = [];
  let bound = "";
  let statements: string[] = [];
  const wait = (endsWith: string) => {
    waiting.push({ sent: performance.now(), statements, endsWith });
    statements = [];
  };
  const fromClient = messages(false, (kind, body) => {
    if (kind === "P") prepared.set(zeroEnded(body, 0), zeroEnded(body, zeroEnded(body, 0).length + 1));
    else if (kind === "B") bound = prepared.get(zeroEnded(body, zeroEnded(body, 0).length + 1)) ?? "";
    else if (kind === "E") statements.push(bound);
    else if (kind === "Q") {
      statements.push(zeroEnded(body, 0));
      wait("Z");
    } else if (kind === "S") wait("Z");
    // A description alone is waited for up to the columns it names.
    else if (kind === "H") wait("Tn");
  });
  const fromServer = messages(true, (kind) => {
    if (!waiting[0]?.endsWith.includes(kind)) return;
    const { sent, statements } = waiting.shift()!;
    onExchange({ sent, answered: performance.now(), statements });
  });
  return { fromClient, fromServer };
}

/** Cuts what comes in pieces into messages; a client's first one has no kind. */
function messages(begun: boolean, on: (kind: string, body: Uint8Array) => void) {
  let rest = new Uint8Array(0);
  return (bytes: Uint8Array) => {
    const joined = new Uint8Array(rest.length + bytes.length);
    joined.set(rest);
    joined.set(bytes, rest.length);
    rest = joined;
    while (true) {
      const head = begun ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + new DataView(rest.buffer, rest.byteOffset).getUint32(head);
      if (rest.length < length) return;
      if (begun) on(String.fromCharCode(rest[0]!), rest.subarray(head + 4, length));
      begun = true;
      rest = rest.subarray(length);
    }
  };
}

function zeroEnded(body: Uint8Array, from: number): string {
  return text.decode(body.subarray(from, body.indexOf(0, from)));
}
