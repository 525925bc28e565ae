import type { TxCtx } from "@/kernel/ctx.ts";
import { Declared } from "@/kernel/declared.ts";

/** An event that waits for a decision of staff: the consumer that cannot take it, and how many times it was tried. */
export interface ParkedForStaff {
  consumer: string;
  type: string;
  key: string;
  attempts: number;
}

/** What a domain does about such an event, in the transaction that parks it. */
export type OnParked = (tx: TxCtx, parked: ParkedForStaff) => Promise<void>;

/** Declared by domains, so that the way of events needs to know of no people. */
export const ON_PARKED = new Declared<OnParked>("reactions to parked events");
