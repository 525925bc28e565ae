import { crc32 } from "node:zlib";
import { PROGRAM_STATES } from "@/services/diagnosis/ecus/design.ts";
import { PROGRAM_HEAD_BYTES, readProgramHead } from "@/services/diagnosis/ecus/program_head.ts";
import { NRC } from "@/services/diagnosis/uds/negative_codes.ts";

/** Bytes of program memory. */
const MEMORY_BYTES = 64 * 1024 * 1024;

/** What a check of the memory found. */
const CHECKED = { right: 0, wrongChecksum: 1, notForThisEcu: 2 } as const;

/**
 * The flash memory of an ECU. It outlives the loss of power: what was written is known by its number of bytes and running checksum, so
 * that a transfer goes on where it broke. The program before is kept until the new one is found right.
 */
export class ProgramMemory {
  state: number = PROGRAM_STATES.valid;
  written = 0;
  #crc = 0;
  #head = new Uint8Array(PROGRAM_HEAD_BYTES);
  #transfer: { left: number; last: number; lastBytes: number } | null = null;
  #checked = false;

  constructor(readonly code: string, public version: string) {}

  get isValid(): boolean {
    return this.state === PROGRAM_STATES.valid;
  }

  get isTransferring(): boolean {
    return this.#transfer !== null;
  }

  erase(): void {
    this.state = PROGRAM_STATES.erased;
    this.written = 0;
    this.#crc = 0;
    this.#transfer = null;
    this.#checked = false;
  }

  /** @param at from the beginning of the memory; @returns a negative response code, or null */
  begin(at: number, size: number): number | null {
    if (this.isValid) return NRC.requestSequenceError;
    // Flash is written once after it was erased: only where the last byte stands can it go on.
    if (at !== this.written || size < 1 || at + size > MEMORY_BYTES) return NRC.requestOutOfRange;
    this.#transfer = { left: size, last: 0, lastBytes: -1 };
    this.state = PROGRAM_STATES.partly;
    return null;
  }

  /** @returns a negative response code, or null */
  write(counter: number, data: Uint8Array): number | null {
    const transfer = this.#transfer;
    if (transfer === null) return NRC.requestSequenceError;
    const isRepeated = counter === transfer.last && data.length === transfer.lastBytes;
    if (isRepeated) return null;
    if (counter !== (transfer.last + 1 & 0xff)) return NRC.wrongBlockCounter;
    if (data.length === 0 || data.length > transfer.left) return NRC.transferSuspended;
    if (this.written < PROGRAM_HEAD_BYTES) {
      this.#head.set(data.subarray(0, PROGRAM_HEAD_BYTES - this.written), this.written);
    }
    this.#crc = crc32(data, this.#crc);
    this.written += data.length;
    transfer.left -= data.length;
    transfer.last = counter;
    transfer.lastBytes = data.length;
    return null;
  }

  /** @returns a negative response code, or null */
  finish(): number | null {
    if (this.#transfer === null || this.#transfer.left > 0) return NRC.requestSequenceError;
    this.#transfer = null;
    this.state = PROGRAM_STATES.unchecked;
    return null;
  }

  /** Compares the checksum of what was written. */
  check(crc: number): number {
    this.#checked = false;
    if (this.state !== PROGRAM_STATES.unchecked || crc !== this.#crc) return CHECKED.wrongChecksum;
    if (readProgramHead(this.#head)?.code !== this.code) return CHECKED.notForThisEcu;
    this.#checked = true;
    return CHECKED.right;
  }

  /** Takes the new program for good, if it was found right. */
  accept(): boolean {
    if (!this.#checked) return false;
    this.version = readProgramHead(this.#head)!.version;
    this.state = PROGRAM_STATES.valid;
    this.#checked = false;
    return true;
  }

  /** Back to the program before. */
  restore(): void {
    this.erase();
    this.state = PROGRAM_STATES.valid;
  }

  /** Power is gone: a running transfer is over, what was written stays. */
  powerLost(): void {
    this.#transfer = null;
  }
}
