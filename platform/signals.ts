import type { Pool } from "@/kernel/ctx.ts";
import { type SignalHandler, SignalListener } from "./signals/listener.ts";
import { SignalSender } from "./signals/sender.ts";

/** Wakes listeners in all processes on a database. Nothing is kept: who was not there hears nothing. */
export interface Signals {
  /**
   * Sends a signal, gathered with others of the same few milliseconds: the same channel and payload are one. Never inside a
   * transaction, where NOTIFY would make all commits of the server wait for each other. What cannot be sent is lost.
   *
   * @param payload at most 7999 bytes (PostgreSQL, NOTIFY); a longer one is a RangeError
   */
  signal(channel: string, payload?: string): void;
  /** Hears a channel from soon on, whichever process sent it, this one too; returns what ends that. */
  on(channel: string, listener: SignalHandler): () => void;
  /** Resolves when every channel asked for is heard. */
  listening(): Promise<void>;
  /** Sends what is gathered and hears no more. */
  stop(): Promise<void>;
}

/** Opens the signals of a process. A connection of its own hears them, made when the first listener comes. */
export function openSignals(databaseUrl: string, pool: Pool): Signals {
  const voice = new SignalSender(pool);
  const ear = new SignalListener(databaseUrl);
  return {
    signal: (channel, payload = "") => voice.say(channel, payload),
    on: (channel, listener) => ear.on(channel, listener),
    listening: () => ear.listening(),
    async stop() {
      await Promise.all([voice.stop(), ear.stop()]);
    },
  };
}
