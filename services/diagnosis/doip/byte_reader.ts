import { DoipBytesRefused } from "./refused.ts";

/** Reads the fields of a payload from its beginning to its end. */
export class ByteReader {
  #at = 0;
  readonly #view: DataView;

  constructor(readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.bytes.length - this.#at;
  }

  u8(): number {
    return this.#view.getUint8(this.#take(1));
  }

  u16(): number {
    return this.#view.getUint16(this.#take(2));
  }

  u32(): number {
    return this.#view.getUint32(this.#take(4));
  }

  take(count: number): Uint8Array {
    const at = this.#take(count);
    return this.bytes.subarray(at, at + count);
  }

  rest(): Uint8Array {
    return this.take(this.left);
  }

  hex(count: number): string {
    return this.take(count).toHex().toUpperCase();
  }

  /** A VIN of 17 characters; null where none is written in yet, which is told by 00 or FF throughout (ISO 13400-2, table 20). */
  vin(): string | null {
    const bytes = this.take(17);
    if (bytes.every((byte) => byte === 0) || bytes.every((byte) => byte === 0xff)) return null;
    if (bytes.some((byte) => byte < 0x20 || byte > 0x7e)) {
      throw new DoipBytesRefused("value", "VIN is not ASCII");
    }
    return String.fromCharCode(...bytes);
  }

  #take(count: number): number {
    if (this.left < count) throw new DoipBytesRefused("length", `${count} bytes wanted, ${this.left} left`);
    const at = this.#at;
    this.#at += count;
    return at;
  }
}
