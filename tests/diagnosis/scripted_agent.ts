import {
  AGENT_PROTOCOL,
  type FromAgent,
  type ToAgent,
  toAgent,
} from "@/services/diagnosis/agent_messages.ts";

type Command = Extract<ToAgent, { type: "command" }>;
/** What an agent answers to a command: the data, a fault's code, or null for nothing at all. */
export type Script = (command: Command) => Record<string, unknown> | string | null;

/** Longest wait for something that the portal says, milliseconds: the machine of a test run may be busy. */
const PATIENCE_MS = 60_000;

/** What is waited for, or an error that tells what it was: a test that stands still tells nothing. */
function patiently<T>(what: Promise<T>, missing: () => string): Promise<T> {
  const late = Promise.withResolvers<T>();
  const timer = setTimeout(() => late.reject(new Error(missing())), PATIENCE_MS);
  return Promise.race([what, late.promise]).finally(() => clearTimeout(timer));
}

/** An agent that says what its script says, over a real socket. */
export async function scriptedAgent(
  { origin, token, serial, script }: { origin: string; token: string; serial: string; script: Script },
) {
  // Beyond the standard's constructor, Deno takes headers.
  const socket = new WebSocket(`${origin.replace("http", "ws")}/tis/vds/agent`, {
    protocols: [AGENT_PROTOCOL],
    headers: { authorization: `Bearer ${token}` },
  } as never);
  const heard: ToAgent[] = [];
  let waiting: (() => void)[] = [];
  const closed = Promise.withResolvers<number>();
  const say = (message: FromAgent) => socket.send(JSON.stringify(message));
  const answer = ({ id }: { id: string }, said: Record<string, unknown> | string) =>
    say({
      type: "result",
      id,
      at: new Date().toISOString(),
      outcome: typeof said === "string"
        ? { ok: false, fault: { code: said as never, negativeCode: null, message: said } }
        : { ok: true, data: said },
    });
  socket.onmessage = ({ data }) => {
    const message = toAgent.parse(JSON.parse(data));
    heard.push(message);
    if (message.type === "command") {
      const said = script(message);
      if (said !== null) answer(message, said);
    }
    for (const go of waiting.splice(0)) go();
    waiting = [];
  };
  socket.onclose = ({ code }) => closed.resolve(code);
  const isClosed = () => patiently(closed.promise, () => "the socket is not closed");
  const until = async <T>(find: (heard: readonly ToAgent[]) => T | undefined): Promise<T> => {
    while (true) {
      const found = find(heard);
      if (found !== undefined) return found;
      const more = new Promise<void>((go) => waiting.push(go));
      await patiently(more, () => `nothing more is heard than ${JSON.stringify(heard)}`);
    }
  };
  const open = new Promise<void>((go, stop) => {
    socket.onopen = () => go();
    socket.onerror = () => stop(new Error("the socket was refused"));
  });
  await patiently(open, () => "the socket is not opened");
  say({ type: "hello", device: serial, version: "1.0.0", unacknowledged: [] });
  return {
    heard,
    say,
    answer,
    until,
    /** The code with which its socket was closed. */
    closed: isClosed,
    async [Symbol.asyncDispose]() {
      socket.close();
      await isClosed();
    },
  };
}
