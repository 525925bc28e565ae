import { securityKey } from "@/services/diagnosis/ecus/security_key.ts";
import { NRC } from "@/services/diagnosis/uds/negative_codes.ts";
import { Refuse } from "./refuse.ts";

const SEED_BYTES = 8;
const MAX_ATTEMPTS = 3;

/** Security access of an ECU: a seed once, a key for it, a pause after three wrong ones (ISO 14229-1, clause 9.4). */
export class Security {
  #open: number | null = null;
  #asked: { level: number; seed: Uint8Array } | null = null;
  #attempts = 0;
  #blockedUntil = 0;

  constructor(readonly secret: string, readonly pause: number) {}

  isOpen(level: number): boolean {
    return this.#open === level;
  }

  lock(): void {
    this.#open = null;
    this.#asked = null;
  }

  seed(level: number): Uint8Array {
    if (performance.now() < this.#blockedUntil) throw new Refuse(NRC.timeDelayNotExpired);
    if (this.isOpen(level)) return new Uint8Array(SEED_BYTES);
    const seed = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
    this.#asked = { level, seed };
    return seed;
  }

  async tryKey(level: number, key: Uint8Array): Promise<void> {
    const asked = this.#asked;
    this.#asked = null;
    if (asked?.level !== level) throw new Refuse(NRC.requestSequenceError);
    const right = await securityKey(this.secret, asked.seed, level);
    if (key.toHex() === right.toHex()) {
      this.#open = level;
      this.#attempts = 0;
      return;
    }
    this.#open = null;
    if (++this.#attempts < MAX_ATTEMPTS) throw new Refuse(NRC.invalidKey);
    this.#attempts = 0;
    this.#blockedUntil = performance.now() + this.pause;
    throw new Refuse(NRC.exceededAttempts);
  }
}
