import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/** A reply without blanks around it (specification section 5). Refuses `reply-empty`, `reply-too-short` and `sensitive-word`. */
export async function requireReply(ctx: Ctx, body: string): Promise<string> {
  const said = body.trim();
  if (said === "") throw refuseField("body", "reply-empty");
  if ([...said].length <= LIMITS.replyLongerThan) {
    throw refuseField("body", "reply-too-short", { limit: LIMITS.replyLongerThan });
  }
  await requireCleanText(ctx, { body: said }, () => ctx.t("qa.reply"));
  return said;
}

/** A closing note without blanks around it (specification section 5). Refuses `closing-note-too-short` and `sensitive-word`. */
export async function requireClosingNote(ctx: Ctx, note: string): Promise<string> {
  const said = note.trim();
  if ([...said].length < LIMITS.closingNoteAtLeast) {
    throw refuseField("note", "closing-note-too-short", { limit: LIMITS.closingNoteAtLeast });
  }
  await requireCleanText(ctx, { note: said }, () => ctx.t("qa.closing_note"));
  return said;
}
