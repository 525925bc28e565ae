import { z } from "zod";
import { countOn } from "@/engines/documents/tell.ts";
import { publish } from "@/engines/events/publish.ts";
import { sendLiveHint } from "@/engines/live/live_hint.ts";
import { retryNow } from "@/engines/pushes/request_push.ts";
import { UnexpectedAnswer } from "@/engines/pushes/unexpected_answer.ts";
import { laborPushed, laborPushFailed } from "@/events/labor.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { requestItem } from "./hand_over_item.ts";
import { type HeldItem, holdItem, LABOR_SUBJECT } from "./held_item.ts";

/** What the dealer management system answers (docs/dms.md). */
const taken = z.object({ state: z.literal("received") });
const refusal = z.object({ reason: z.string().trim().min(1).max(120) });

const RECEIVER = "dms";

/** What becomes of a released labor item by its hand-over to the dealer management system. */
export const pushedLabor = {
  hold: holdItem,

  async taken(tx: TxCtx, item: HeldItem, answer: unknown): Promise<void> {
    if (!taken.safeParse(answer).success) throw new UnexpectedAnswer("unreadable-answer");
    if (item.sentResult === "taken") return;
    await write(tx, item, "taken", null);
    await publish(tx, laborPushed, { ...await told(tx, item), sentTime: tx.clock().toISOString() });
  },

  async refused(tx: TxCtx, item: HeldItem, answer: unknown): Promise<string | null> {
    const read = refusal.safeParse(answer);
    if (!read.success) return null;
    const { reason } = read.data;
    await write(tx, item, "refused", reason);
    await publish(tx, laborPushFailed, { ...await told(tx, item), reason });
    return reason;
  },

  retrying(tx: TxCtx, { documentId }: HeldItem): void {
    hint(tx, documentId);
  },

  async failed(tx: TxCtx, item: HeldItem, reason: string): Promise<void> {
    await write(tx, item, "failed", reason);
    await publish(tx, laborPushFailed, { ...await told(tx, item), reason });
  },

  async again(tx: TxCtx, item: HeldItem, requestedBy: string): Promise<void> {
    if (item.sentResult === "waiting" && await retryNow(tx, LABOR_SUBJECT, item.subjectId)) return;
    if (item.sentResult !== "failed") throw refuse("push-not-failed");
    await requestItem(tx, { ...item, requestedBy });
  },
};

async function write(
  tx: TxCtx,
  { revisionId, documentId, attempts }: HeldItem,
  result: "taken" | "refused" | "failed",
  reason: string | null,
): Promise<void> {
  const now = tx.clock();
  await tx.sql`
    update labor_sendings
    set sent_result = ${result}, reason = ${reason}, attempts = ${attempts}, changed_at = ${now},
      sent_time = ${result === "taken" ? now : null}
    where revision_id = ${revisionId}`;
  hint(tx, documentId);
}

/** What both events say; the number of the document counts on with each. */
async function told(tx: TxCtx, { documentId, code, attempts }: HeldItem) {
  const version = await countOn(tx, { id: documentId });
  return {
    laborId: documentId,
    laborTimeCode: code,
    version,
    receiver: RECEIVER,
    attempts: Math.max(1, attempts),
  };
}

function hint(tx: TxCtx, documentId: number): void {
  sendLiveHint(tx, { topic: "documents", to: { right: "LaborWork:view" }, id: String(documentId) });
}
