/** What a store would order. */
export interface StockQuestion {
  storeCode: string;
  lines: readonly { partNumber: string; quantity: number }[];
}

/** A system that knows what is in stock, such as the dealer management system: `POST /availability` of docs/dms.md. */
export interface StockSource {
  /**
   * What it answers, as JSON.
   *
   * @throws when the system is not reached, refuses, or the signal ends the waiting
   */
  ask(question: StockQuestion, signal: AbortSignal): Promise<unknown>;
}
