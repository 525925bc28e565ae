import type { Pool } from "@/kernel/ctx.ts";
import { type SignalHandler, SignalListener } from "./signals/listener.ts";
import { SignalSender } from "./signals/sender.ts";

/** Wakes whoever listens, in all processes on a database. Nothing is kept: a process that was not there misses it. */
export interface Signals {
  /**
   * Sends a signal, gathered with others of the same few milliseconds: the same channel and payload are one. Never inside a
   * transaction, where NOTIFY would make all commits of the server wait for each other. What cannot be sent is lost.
   *
   * @param payload at most 7999 bytes (PostgreSQL, NOTIFY); a longer one is a RangeError
   */
  signal(channel: string, payload?: string): void;
  /** Listens to a channel from soon on, whichever process sends, this one too; returns what unsubscribes. */
  on(channel: string, handler: SignalHandler): () => void;
  /** Resolves when every channel asked for is listened to. */
  listening(): Promise<void>;
  /** Sends what is gathered and listens no more. */
  stop(): Promise<void>;
}

/** Opens the signals of a process. A connection of its own listens, made when the first handler comes. */
export function openSignals(databaseUrl: string, pool: Pool): Signals {
  const sender = new SignalSender(pool);
  const listener = new SignalListener(databaseUrl);
  return {
    signal: (channel, payload = "") => sender.send(channel, payload),
    on: (channel, handler) => listener.on(channel, handler),
    listening: () => listener.listening(),
    async stop() {
      await Promise.all([sender.stop(), listener.stop()]);
    },
  };
}
