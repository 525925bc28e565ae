/** What carries requests to ECUs and answers back: a connection of DoIP, or whatever else does the same. */
export interface UdsTransport {
  /** Resolves when the message, one piece behind the other, is on its way to the ECU; rejects when it cannot be. */
  send(target: number, ...pieces: Uint8Array[]): Promise<void>;
  /** Calls `listener` with each message of an ECU, until the returned function is called. */
  listen(target: number, listener: (data: Uint8Array) => void): () => void;
  /** Resolves with the reason when nothing can be sent any more. */
  readonly closed: Promise<Error>;
}
