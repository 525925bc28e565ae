import { recordChange } from "@/engines/audit/record_change.ts";
import type { TxCtx } from "@/kernel/ctx.ts";

/** A change of the reader's own favorites or folders, for the operation log. */
export function recordFavorites(
  tx: TxCtx,
  operation: string,
  subjectId: string | number,
  before?: unknown,
  after?: unknown,
): Promise<void> {
  return recordChange(tx, {
    operation,
    funLink: "EPCFavorite",
    subjectKind: "favorite",
    subjectId,
    before,
    after,
  });
}
