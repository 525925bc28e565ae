/** What is wrong with bytes that are no message of DoIP. */
export type BytesRefusal = "pattern" | "unknown-type" | "too-large" | "length" | "value";

/** Bytes that are no message of DoIP: the only error that decoding throws. */
export class DoipBytesRefused extends Error {
  override name = "DoipBytesRefused";

  /** @param payloadBytes length of the payload where the header tells it and the connection goes on behind it; else null */
  constructor(readonly reason: BytesRefusal, message: string, readonly payloadBytes: number | null = null) {
    super(message);
  }

  /** Code of the generic header negative acknowledge that answers it (ISO 13400-2, table 19); null: the standard has none. */
  get nackCode(): number | null {
    return { pattern: 0x00, "unknown-type": 0x01, "too-large": 0x02, length: 0x04, value: null }[this.reason];
  }
}
