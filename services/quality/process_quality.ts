import { publish } from "@/engines/events/publish.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { actOn, type Asked } from "@/engines/states/act_on.ts";
import { qualityResolved, qualityTaken } from "@/events/quality.ts";
import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { qualityStates } from "./quality_states.ts";
import { readQuality } from "./read_quality.ts";
import { reachesQuality } from "./rows.ts";
import { toldOfQuality } from "./told_of_quality.ts";
import type { QualityReport } from "./types.ts";

const within = (tx: TxCtx) => reachesQuality(tx, "QualityFeedback:process");

/** One's own report is dealt with by somebody else. Refuses `quality-own`. */
async function requireOthers(tx: TxCtx, id: number): Promise<void> {
  const [row] = await tx.sql`
    select from quality_reports where id = ${id} and author_id = ${personOf(tx).id}`;
  if (row) throw refuse("quality-own");
}

/** Takes a report up for the factory, also in somebody else's place. Refuses as `actOn` does, `quality-not-submitted`, `quality-ended`, `quality-own`. */
export async function takeQuality(ctx: Ctx, asked: Asked): Promise<QualityReport> {
  await actOn(ctx, qualityStates, asked, "take", within, async (tx, held) => {
    await requireOthers(tx, held.id);
    const { id, userCode } = personOf(tx);
    await tx.sql`update quality_reports set taken_by = ${id}, taken_at = ${tx.clock()} where id = ${held.id}`;
    const { photos: _, ...told } = await toldOfQuality(tx, held.id);
    await publish(tx, qualityTaken, { ...told, version: held.version, actorCode: userCode });
    return {};
  });
  return await readQuality(ctx, asked.id);
}

/** What the store is told with it. */
export interface Answered extends Asked {
  answer: string;
}

/** Answers a report and resolves it. Refuses as `takeQuality` does, `quality-not-taken`, `quality-answer-needed`, `sensitive-word`. */
export function resolveQuality(ctx: Ctx, asked: Answered): Promise<QualityReport> {
  return end(ctx, asked, "resolve");
}

/** Refuses a report, and says why. Refuses as `resolveQuality` does. */
export function refuseQuality(ctx: Ctx, asked: Answered): Promise<QualityReport> {
  return end(ctx, asked, "refuse");
}

async function end(ctx: Ctx, { id, version, answer }: Answered, action: "resolve" | "refuse") {
  await actOn(ctx, qualityStates, { id, version }, action, within, async (tx, held) => {
    await requireOthers(tx, held.id);
    const said = answer.trim();
    if (said === "") throw refuseField("answer", "quality-answer-needed");
    await requireCleanText(tx, { answer: said }, () => tx.t("quality.answer"));
    const { id: actor, userCode } = personOf(tx);
    await tx.sql`
      update quality_reports
      set state = ${held.state}, answer = ${said}, ended_by = ${actor}, ended_at = ${tx.clock()}
      where id = ${held.id}`;
    const { photos: _, ...told } = await toldOfQuality(tx, held.id);
    await publish(tx, qualityResolved, {
      ...told,
      version: held.version,
      outcome: held.state === "refused" ? "refused" : "resolved",
      actorCode: userCode,
    });
    return { note: said };
  });
  return await readQuality(ctx, id);
}
