import { UdsBytesRefused } from "./refused.ts";

/** Reads the fields of a request or answer from the beginning to the end. */
export class ByteReader {
  #at = 0;

  constructor(readonly bytes: Uint8Array) {}

  get left(): number {
    return this.bytes.length - this.#at;
  }

  /** A number of so many bytes, the highest first. */
  number(bytes: number): number {
    return this.take(bytes).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  take(count: number): Uint8Array {
    if (this.left < count) throw new UdsBytesRefused("length", `${count} bytes wanted, ${this.left} left`);
    const at = this.#at;
    this.#at += count;
    return this.bytes.subarray(at, at + count);
  }

  rest(): Uint8Array {
    return this.take(this.left);
  }
}

/** A number in so many bytes, the highest first. */
export function numberBytes(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
}
