import type { Ctx } from "@/kernel/ctx.ts";
import { CLOSED, HEARTBEAT_MS } from "../agent_messages.ts";
import { type AgentConnection, type AgentSocket, newConnection } from "./agent_connection.ts";
import { type AgentTalk, hearAgent, tellAgent } from "./agent_talk.ts";
import { DEVICES_CHANNEL } from "./channels.ts";
import { disconnectDevice, type KnownDevice } from "./take_messages.ts";

/** Where the signals of all processes arrive; see platform/signals. */
interface SignalSource {
  /** `null` as payload: signals may have been missed. */
  on(channel: string, listener: (payload: string | null) => void): () => void;
  /** Resolves when every channel asked for is listened to. */
  listening(): Promise<void>;
}

/** What comes in of a socket. */
export interface AgentReader {
  message(data: unknown): void;
  closed(): void;
}

/** So many messages of one socket wait at most; an agent says some ten a second, and hears no less often how it goes on. */
const MOST_WAITING = 1000;

/**
 * The agents whose sockets this process holds. Which process that is nobody needs to know: a command is a row, a signal says for which
 * device, and the process that holds its socket sends it. Each sign of life also looks by itself: signals may be lost.
 */
export class AgentHub {
  #connections = new Set<AgentConnection>();
  #off: (() => void) | null = null;
  #beat: ReturnType<typeof setInterval> | undefined;
  #stopped = false;
  readonly #talk: AgentTalk;

  constructor(private readonly tools: { ctx: () => Ctx; signals: SignalSource; heartbeatMs?: number }) {
    this.#talk = {
      ctx: tools.ctx,
      heartbeatMs: tools.heartbeatMs ?? HEARTBEAT_MS,
      isOpen: (connection) => this.#connections.has(connection),
      refuse: (connection, code, reason) => this.#refuse(connection, code, reason),
    };
  }

  /** How many agents hold a socket here. */
  get size(): number {
    return this.#connections.size;
  }

  /** Takes the socket of a device in. */
  open(device: KnownDevice, socket: AgentSocket): AgentReader {
    const connection = newConnection(device, socket);
    if (this.#stopped) socket.close(CLOSED.restarting, "restarting");
    if (this.#connections.size === 0) this.#begin();
    this.#connections.add(connection);
    return {
      message: (data) => this.#queue(connection, data),
      closed: () => this.#remove(connection),
    };
  }

  /** Closes all sockets; their agents come again, to another process or this one's successor. */
  async stop(): Promise<void> {
    this.#stopped = true;
    const all = [...this.#connections];
    for (const connection of all) {
      connection.socket.close(CLOSED.restarting, "restarting");
      this.#remove(connection);
    }
    await Promise.all(all.map(({ turn }) => turn));
  }

  #begin(): void {
    this.#off = this.tools.signals.on(DEVICES_CHANNEL, (payload) => this.#look(payload));
    // What was signalled between the first agent's coming and the first LISTEN was heard by nobody.
    void this.tools.signals.listening().then(() => this.#look(null));
    const beatMs = this.#talk.heartbeatMs;
    this.#beat = setInterval(() => {
      for (const connection of this.#connections) {
        if (performance.now() - connection.heardAt > beatMs * 3) {
          connection.socket.close(CLOSED.replaced, "silent");
          this.#remove(connection);
        }
      }
    }, beatMs);
  }

  /** Looks for the agent of that device, or for all. */
  #look(deviceId: string | null): void {
    for (const connection of this.#connections) {
      if (deviceId === null || deviceId === String(connection.device.id)) {
        this.#inTurn(connection, () => tellAgent(this.#talk, connection));
      }
    }
  }

  #remove(connection: AgentConnection): void {
    if (!this.#forget(connection)) return;
    const { device, connectionId } = connection;
    this.#inTurn(connection, () => disconnectDevice(this.tools.ctx(), { deviceId: device.id, connectionId }));
  }

  /** Without a socket there is nothing to listen and look for. False: it was forgotten before. */
  #forget(connection: AgentConnection): boolean {
    if (!this.#connections.delete(connection)) return false;
    if (this.#connections.size === 0) {
      clearInterval(this.#beat);
      this.#off?.();
    }
    return true;
  }

  /** Whoever says more than is taken loses the socket: what waits is kept in memory. What counts comes again by the next one. */
  #queue(connection: AgentConnection, data: unknown): void {
    if (!this.#connections.has(connection)) return;
    if (connection.waiting >= MOST_WAITING) return this.#refuse(connection, CLOSED.restarting, "too fast");
    connection.waiting++;
    this.#inTurn(
      connection,
      () => hearAgent(this.#talk, connection, data).finally(() => connection.waiting--),
    );
  }

  /** What fails is told and ends the socket: its agent comes again and says all that was not acknowledged. */
  #inTurn(connection: AgentConnection, work: () => Promise<void>): void {
    connection.turn = connection.turn.then(work).catch((error) => {
      console.warn(`messages of device ${connection.device.serial} are not taken:`, error);
      connection.socket.close(CLOSED.restarting, "try again");
      this.#forget(connection);
    });
  }

  #refuse(connection: AgentConnection, code: number, reason: string): void {
    connection.socket.close(code, reason);
    this.#remove(connection);
  }
}
