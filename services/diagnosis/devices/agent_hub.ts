import type { Ctx } from "@/kernel/ctx.ts";
import { AGENT_VERSION, CLOSED, HEARTBEAT_MS, type ToAgent } from "../agent_messages.ts";
import { takeAnswer, takeBegun, takeProgress } from "../course/take_answer.ts";
import { DEVICES_CHANNEL } from "./channels.ts";
import {
  commandsFor,
  commandsToStop,
  connectDevice,
  disconnectDevice,
  keepAlive,
  type KnownDevice,
} from "./take_messages.ts";
import { readMessage } from "./read_message.ts";

/** Where the signals of all processes arrive; see platform/signals. */
interface SignalSource {
  /** `null` as payload: signals may have been missed. */
  on(channel: string, listener: (payload: string | null) => void): () => void;
  /** Resolves when every channel asked for is listened to. */
  listening(): Promise<void>;
}

/** The socket of one agent. */
export interface AgentSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** What comes in of a socket. */
export interface AgentReader {
  message(data: unknown): void;
  closed(): void;
}

/** So many messages of one socket wait at most; an agent says some ten a second, and hears no less often how it goes on. */
const MOST_WAITING = 1000;

interface Connection {
  device: KnownDevice;
  connectionId: string;
  socket: AgentSocket;
  /** Commands that were sent over this very socket: the rest of it is not told twice. */
  sent: Set<string>;
  /** Those that it was told to stop. */
  stopped: Set<string>;
  greeted: boolean;
  heardAt: number;
  /** Its messages are taken one after another, as they came. */
  turn: Promise<void>;
  /** How many wait for their turn. */
  waiting: number;
}

/**
 * The agents whose sockets this process holds. Which process that is nobody needs to know: a command is a row, a signal says for which
 * device, and the process that holds its socket sends it. Each sign of life also looks by itself: signals may be lost.
 */
export class AgentHub {
  #connections = new Set<Connection>();
  #off: (() => void) | null = null;
  #beat: ReturnType<typeof setInterval> | undefined;
  #stopped = false;

  constructor(private readonly tools: { ctx: () => Ctx; signals: SignalSource; heartbeatMs?: number }) {}

  /** How many agents hold a socket here. */
  get size(): number {
    return this.#connections.size;
  }

  /** Takes the socket of a device in. */
  open(device: KnownDevice, socket: AgentSocket): AgentReader {
    const connection: Connection = {
      device,
      connectionId: crypto.randomUUID(),
      socket,
      sent: new Set(),
      stopped: new Set(),
      greeted: false,
      heardAt: performance.now(),
      turn: Promise.resolve(),
      waiting: 0,
    };
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
    const beatMs = this.tools.heartbeatMs ?? HEARTBEAT_MS;
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
        this.#inTurn(connection, () => this.#tell(connection));
      }
    }
  }

  #remove(connection: Connection): void {
    if (!this.#forget(connection)) return;
    const { device, connectionId } = connection;
    this.#inTurn(connection, () => disconnectDevice(this.tools.ctx(), { deviceId: device.id, connectionId }));
  }

  /** Without a socket there is nothing to listen and look for. False: it was forgotten before. */
  #forget(connection: Connection): boolean {
    if (!this.#connections.delete(connection)) return false;
    if (this.#connections.size === 0) {
      clearInterval(this.#beat);
      this.#off?.();
    }
    return true;
  }

  /** Whoever says more than is taken loses the socket: what waits is kept in memory. What counts comes again by the next one. */
  #queue(connection: Connection, data: unknown): void {
    if (!this.#connections.has(connection)) return;
    if (connection.waiting >= MOST_WAITING) return this.#refuse(connection, CLOSED.restarting, "too fast");
    connection.waiting++;
    this.#inTurn(connection, () => this.#take(connection, data).finally(() => connection.waiting--));
  }

  /** What fails is told and ends the socket: its agent comes again and says all that was not acknowledged. */
  #inTurn(connection: Connection, work: () => Promise<void>): void {
    connection.turn = connection.turn.then(work).catch((error) => {
      console.warn(`messages of device ${connection.device.serial} are not taken:`, error);
      connection.socket.close(CLOSED.restarting, "try again");
      this.#forget(connection);
    });
  }

  async #take(connection: Connection, data: unknown): Promise<void> {
    // What was under way when its socket was given up; what counts comes again by the next one.
    if (!this.#connections.has(connection)) return;
    const message = readMessage(data);
    if (!message) return this.#refuse(connection, CLOSED.unreadable, "unreadable");
    connection.heardAt = performance.now();
    const { device: { id: deviceId, serial }, connectionId } = connection;
    const ctx = this.tools.ctx();
    if (message.type === "hello") {
      if (message.device !== serial) {
        return this.#refuse(connection, CLOSED.revoked, "another device's token");
      }
      if (!await connectDevice(ctx, { deviceId, connectionId, agentVersion: message.version })) {
        return this.#refuse(connection, CLOSED.revoked, "revoked");
      }
      connection.greeted = true;
      this.#send(connection, {
        type: "welcome",
        heartbeatMs: this.tools.heartbeatMs ?? HEARTBEAT_MS,
        at: ctx.clock().toISOString(),
        latestVersion: message.version === AGENT_VERSION ? null : AGENT_VERSION,
      });
      return await this.#tell(connection);
    }
    if (!connection.greeted) return this.#refuse(connection, CLOSED.unreadable, "hello comes first");
    switch (message.type) {
      case "heartbeat":
        await keepAlive(ctx, { deviceId, connectionId, vin: message.vehicle });
        return await this.#tell(connection);
      case "begun":
        return await takeBegun(ctx, deviceId, message);
      case "progress":
        return await takeProgress(ctx, deviceId, message);
      case "result":
        // Whatever became of it, what is kept or can never be kept need not come again.
        await takeAnswer(ctx, deviceId, message);
        return this.#send(connection, { type: "ack", id: message.id });
    }
  }

  /** Sends what waits for the device, and ends a socket that does not count any more. */
  async #tell(connection: Connection): Promise<void> {
    if (!connection.greeted || !this.#connections.has(connection)) return;
    const { device: { id: deviceId }, connectionId } = connection;
    const commands = await commandsFor(this.tools.ctx(), { deviceId, connectionId });
    if (commands === null) return this.#refuse(connection, CLOSED.replaced, "replaced or revoked");
    for (const command of commands) {
      if (connection.sent.has(command.id)) continue;
      connection.sent.add(command.id);
      this.#send(connection, command);
    }
    for (const id of await commandsToStop(this.tools.ctx(), deviceId)) {
      if (connection.stopped.has(id)) continue;
      connection.stopped.add(id);
      this.#send(connection, { type: "stop", id });
    }
  }

  #send({ socket }: Connection, message: ToAgent): void {
    socket.send(JSON.stringify(message));
  }

  #refuse(connection: Connection, code: number, reason: string): void {
    connection.socket.close(code, reason);
    this.#remove(connection);
  }
}
