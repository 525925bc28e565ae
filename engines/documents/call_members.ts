import { z } from "zod";
import type { Call, LoggedAs } from "@/engines/calls/define_call.ts";
import { groupOf } from "@/engines/calls/words_of_noun.ts";
import type { DocumentKind } from "./define_document.ts";

/** A call of a kind of document. */
// deno-lint-ignore no-explicit-any -- made of the fields of each kind: no types of their own
export type DocumentCall = Call<any, any>;

/** Members that the calls of documents share: which revision of which document is meant, and as it was when it was read. */
export const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
export const revision = z.coerce.number().int().positive().max(100_000);
export const version = z.coerce.number().int().positive().describe(
  "as it was read; a stale one is refused with 8080997",
);

/** What every call of a kind says: where it stands in the description of all calls, and how it is logged. */
export function callOf(kind: DocumentKind, loggedAs: LoggedAs) {
  return { tag: groupOf(kind.noun[1]), loggedAs };
}
