import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { addStep } from "@/engines/states/add_step.ts";
import { keepFiles } from "@/engines/states/keep_files.ts";
import { feedbackSent } from "@/events/feedback.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { looksLikeVin } from "@/services/epc/vin.ts";
import { feedbackStates } from "./feedback_states.ts";
import { FEEDBACK_USE } from "./rows.ts";
import type { NewFeedback } from "./types.ts";

/** The place that its pictures are uploaded to. */
const PLACE = "feedback-image";

/**
 * Sends feedback with the screen that it is about. Refuses at `typeCode` one that is not in use, at `attachments` a file that is gone, and `sensitive-word`.
 *
 * @param browser as the request names it
 * @returns its id
 */
export async function sendFeedback(ctx: Ctx, given: NewFeedback, browser: string): Promise<{ id: number }> {
  const author = personOf(ctx);
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [type] = await sql`
      select from feedback_types where code = ${given.typeCode} and active and deleted_at is null for key share`;
    if (!type) throw refuseField("typeCode", "feedback-type-unknown");
    await requireCleanText(tx, { text: given.text }, () => tx.t("feedback.text"));
    const page = routeOf(given.address);
    const [row] = await sql<[{ id: number }]>`
      insert into feedback_reports ${
      sql({
        typeCode: given.typeCode,
        text: given.text,
        authorId: author.id,
        orgCode: author.orgCode,
        sentAt: tx.clock(),
        changedAt: tx.clock(),
        page,
        address: given.address,
        vin: looksLikeVin(given.vin) ? given.vin : null,
        brand: given.brand,
        lang: tx.lang,
        edition: tx.edition,
        browser: browser.slice(0, 300),
        screenWidth: given.screenWidth ?? null,
        screenHeight: given.screenHeight ?? null,
        windowWidth: given.windowWidth ?? null,
        windowHeight: given.windowHeight ?? null,
        lastRefusal: given.lastRefusal,
      })
    } returning id::int`;
    const { id } = row;
    const pictures = [...new Set(given.attachments.filter((file) => file !== ""))];
    await keepFiles(tx, { kind: FEEDBACK_USE, id: String(id) }, "attachments", pictures, PLACE);
    await addStep(tx, { kind: feedbackStates.kind, id, action: "send", state: "unprocessed" });
    await recordChange(tx, {
      operation: "sendFeedback",
      funLink: feedbackStates.page,
      subjectKind: feedbackStates.page,
      subjectId: id,
      after: { type: given.typeCode, state: "unprocessed" },
    });
    await publish(tx, feedbackSent, {
      feedbackId: id,
      version: 1,
      typeCode: given.typeCode,
      storeCode: author.orgCode,
      authorCode: author.userCode,
      pageRoute: page,
      attachmentCount: pictures.length,
    });
    return { id };
  });
}

/** The route that an address below the base path begins with, when there is such a page. */
function routeOf(address: string): string | null {
  const route = address.split(/[?#]/, 1)[0]!;
  return pageOf(route) ? route : null;
}
