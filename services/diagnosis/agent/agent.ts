import { z } from "zod";
import {
  AGENT_PROTOCOL,
  CLOSED,
  type FromAgent,
  MESSAGE_BYTES,
  toAgent,
} from "@/services/diagnosis/agent_messages.ts";
import { Commands, type CommandsOptions } from "./commands.ts";
import { wait } from "./wait.ts";

export interface AgentOptions extends Omit<CommandsOptions, "say"> {
  /** `wss://host` of the portal; the path is added. */
  portal: string;
  token: string;
  /** Serial number of the device. */
  device: string;
  version: string;
  log: (line: string) => void;
  /** Milliseconds before the second and the longest wait for the portal. */
  firstWait?: number;
  longestWait?: number;
  /** Milliseconds in which the portal says welcome; one that does not is away. */
  welcomeWithin?: number;
}

/** The code of a connection that ended without one (RFC 6455, section 7.1.5). */
const ABNORMAL = 1006;

/** The portal does not know the token: nothing to be gained by coming again. */
export class TokenRevoked extends Error {
  override name = "TokenRevoked";
}

const unreadCommand = z.object({ type: z.literal("command"), id: z.uuid() });

/** The agent beside a workshop's device: comes to the portal, does its commands, tells results until they are acknowledged. */
export class Agent {
  readonly #options: AgentOptions;
  readonly #commands: Commands;
  #socket: WebSocket | null = null;

  constructor(options: AgentOptions) {
    this.#options = options;
    this.#commands = new Commands({ ...options, say: (message) => this.#say(message) });
  }

  /** Runs until the signal fires. @throws TokenRevoked */
  async run(signal: AbortSignal): Promise<void> {
    await this.#commands.tellInterrupted();
    const { firstWait = 500, longestWait = 60_000, log } = this.#options;
    let failures = 0;
    while (!signal.aborted) {
      const { code, welcomed } = await this.#visit(signal);
      if (signal.aborted) return;
      if (code === CLOSED.revoked) throw new TokenRevoked("the portal does not know this token");
      failures = welcomed ? 0 : failures + 1;
      // Not all agents of a portal that was away come back in the same moment.
      const least = code === CLOSED.replaced ? longestWait : code === CLOSED.restarting ? 0 : firstWait;
      const pause = Math.min(longestWait, Math.max(least, firstWait * 2 ** failures)) *
        (0.5 + Math.random() / 2);
      log(`portal away (${code}), again in ${Math.round(pause)} ms`);
      await wait(pause, signal);
    }
  }

  /** One connection, from its beginning to its end. */
  #visit(signal: AbortSignal): Promise<{ code: number; welcomed: boolean }> {
    const { portal, token, device, version, journal, welcomeWithin = 30_000 } = this.#options;
    const opening = { protocols: [AGENT_PROTOCOL], headers: { Authorization: `Bearer ${token}` } };
    // Deno takes headers here; the types are the browser's, which does not.
    const socket = new WebSocket(new URL("/tis/vds/agent", portal), opening as unknown as string[]);
    const close = () => socket.close();
    signal.addEventListener("abort", close);
    let welcomed = false;
    let beat: ReturnType<typeof setInterval> | undefined;
    return new Promise((resolve) => {
      const over = (code: number) => {
        clearTimeout(late);
        clearInterval(beat);
        signal.removeEventListener("abort", close);
        socket.onopen = socket.onmessage = socket.onclose = null;
        if (this.#socket === socket) this.#socket = null;
        this.#commands.away();
        resolve({ code, welcomed });
      };
      // Whoever takes the connection and says nothing would be waited for without end.
      const late = setTimeout(() => {
        close();
        over(ABNORMAL);
      }, welcomeWithin);
      socket.onopen = () => {
        this.#socket = socket;
        this.#say({ type: "hello", device, version, unacknowledged: journal.ids.slice(0, 1000) });
      };
      socket.onmessage = ({ data }) => {
        const message = this.#read(data);
        if (message?.type === "welcome") {
          welcomed = true;
          clearTimeout(late);
          this.#welcome(message);
          this.#beat(socket);
          clearInterval(beat);
          beat = setInterval(() => this.#beat(socket), message.heartbeatMs);
        } else if (message?.type === "command") this.#in(this.#commands.take(message));
        else if (message?.type === "stop") this.#commands.stop(message.id);
        else if (message?.type === "ack") this.#in(this.#commands.forget(message.id));
      };
      // An error is followed by the close.
      socket.onerror = (event) => event.preventDefault();
      socket.onclose = ({ code }) => over(code);
    });
  }

  #welcome({ at, latestVersion }: { at: string; latestVersion: string | null }): void {
    const { log, version } = this.#options;
    this.#commands.clockAhead = Date.parse(at) - Date.now();
    log("connected to the portal");
    if (latestVersion !== null && latestVersion !== version) {
      log(`version ${latestVersion} of the agent is to be had; this is ${version}`);
    }
    this.#commands.sayKept();
  }

  /** More than a message that does not leave: the way is dead though nobody closed it. */
  #beat(socket: WebSocket): void {
    if (socket.bufferedAmount > MESSAGE_BYTES) return socket.close();
    const { link } = this.#options;
    // A vehicle that is plugged in meanwhile is told by the next sign of life.
    if (link.vin === null) void link.tester().catch(() => {});
    this.#say({ type: "heartbeat", at: new Date().toISOString(), vehicle: link.vin });
  }

  #read(data: unknown) {
    let json: unknown;
    try {
      json = JSON.parse(String(data));
    } catch {
      return null;
    }
    const read = toAgent.safeParse(json);
    if (read.success) return read.data;
    // A newer portal may ask for what this agent does not know: it is answered all the same.
    const unread = unreadCommand.safeParse(json);
    if (unread.success) {
      this.#in(this.#commands.refuse(unread.data.id, new Error("this agent knows no such command")));
    }
    return null;
  }

  /** Work beside the messages; a disk that takes nothing is told, and ends nothing. */
  #in(work: Promise<void>): void {
    work.catch((error: Error) => this.#options.log(`not kept: ${error.message}`));
  }

  #say(message: FromAgent): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
  }
}
