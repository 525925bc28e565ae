import type { ToAgent } from "../agent_messages.ts";
import type { KnownDevice } from "./take_messages.ts";

/** The socket of one agent. */
export interface AgentSocket {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** An agent whose socket this process holds. */
export interface AgentConnection {
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

/** An agent that has just come and has not said who it is. */
export function newConnection(device: KnownDevice, socket: AgentSocket): AgentConnection {
  return {
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
}

/** Says something to an agent. */
export function send({ socket }: AgentConnection, message: ToAgent): void {
  socket.send(JSON.stringify(message));
}
