/** Why bytes are no message that ISO 14229-1 describes: each has the code by which an ECU refuses the request. */
export type UdsBytesRefusal = "service" | "sub-function" | "length" | "value";

/** Bytes that are no request or answer known here: the only error that decoding throws. */
export class UdsBytesRefused extends Error {
  override name = "UdsBytesRefused";

  constructor(readonly reason: UdsBytesRefusal, message: string) {
    super(message);
  }

  /** Negative response code for such a request (annex A.1). */
  get code(): number {
    return { service: 0x11, "sub-function": 0x12, length: 0x13, value: 0x31 }[this.reason];
  }
}
