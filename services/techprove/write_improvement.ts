import { recordChange } from "@/engines/audit/record_change.ts";
import { publish } from "@/engines/events/publish.ts";
import type { Values } from "@/engines/registers/entry_types.ts";
import { requireCleanText } from "@/engines/sensitive/require_clean_text.ts";
import { actOn, type Asked } from "@/engines/states/act_on.ts";
import { addStep } from "@/engines/states/add_step.ts";
import { keepFiles } from "@/engines/states/keep_files.ts";
import { changeByForm, readByForm } from "@/engines/states/write_form.ts";
import { yearCode } from "@/engines/states/year_code.ts";
import { techproveSubmitted } from "@/events/techprove.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { approversOf } from "@/services/departments/approvers_of.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import { linkImprovement } from "./link_improvement.ts";
import { readImprovement } from "./read_improvement.ts";
import { USES } from "./rows.ts";
import { TECHPROVE_REQUIRED, techproveForm } from "./techprove_form.ts";
import { techproveStates } from "./techprove_states.ts";
import { toldOfImprovement } from "./told_of_improvement.ts";
import type { Improvement } from "./types.ts";

/** Places that its photos and its files are uploaded to. */
export const PHOTO_PLACE = "techprove-photo";
export const FILE_PLACE = "techprove-file";

const PLACES = { beforePhotos: PHOTO_PLACE, afterPhotos: PHOTO_PLACE, files: FILE_PLACE } as const;
const KINDS = Object.keys(PLACES) as (keyof typeof PLACES)[];

/** What the author says; what is left out stays. Files by their ids, all that it is to have. */
export interface ImprovementGiven extends Partial<Record<keyof typeof PLACES, readonly string[]>> {
  values: Values;
}

const own = (tx: TxCtx) => tx.sql`(t.deleted_at is null and t.author_id = ${personId(tx)})`;

/** Begins an improvement, with whatever is said already. Refuses `no-right`, `person-needed`, and by field what breaks a rule. */
export async function beginImprovement(ctx: Ctx, given: ImprovementGiven): Promise<Improvement> {
  requireRight(ctx, "TechProve:edit");
  const { id: authorId, orgCode } = personOf(ctx);
  const id = await ctx.tx(async (tx) => {
    const code = await yearCode(tx, techproveStates.table, "T");
    const now = tx.clock();
    const [row] = await tx.sql<[{ id: number }]>`
      insert into technical_improvements ${
      tx.sql({ code, authorId, orgCode, createdAt: now, changedAt: now })
    } returning id::int`;
    await keepGiven(tx, row.id, given);
    await addStep(tx, { kind: techproveStates.kind, id: row.id, action: "begin", state: "not_submitted" });
    await recordChange(tx, {
      operation: "addImprovement",
      funLink: techproveStates.page,
      subjectKind: techproveStates.page,
      subjectId: row.id,
      after: { number: code },
    });
    return row.id;
  });
  return await readImprovement(ctx, id);
}

/** Changes one's own while it is not submitted. Refuses as `beginImprovement` does, `not-found`, `state-changed` and what the state has against it. */
export async function changeImprovement(
  ctx: Ctx,
  asked: Asked,
  given: ImprovementGiven,
): Promise<Improvement> {
  await actOn(ctx, techproveStates, asked, "edit", own, async (tx, held) => {
    await keepGiven(tx, held.id, given);
    return {};
  });
  return await readImprovement(ctx, asked.id);
}

async function keepGiven(tx: TxCtx, id: number, { values, ...files }: ImprovementGiven): Promise<void> {
  const entry = await changeByForm(tx, techproveForm, String(id), values);
  if (entry.changed.includes("partNumbers")) {
    const numbers = entry.after.values.partNumbers.map(normalPartNumber);
    await tx.sql`update technical_improvements set part_numbers = ${numbers} where id = ${id}`;
  }
  for (const kind of KINDS) {
    await keepFiles(tx, { kind: USES[kind], id: String(id) }, kind, files[kind], PLACES[kind]);
  }
}

/**
 * Submits one's own: every approver of its department but the author is asked. Refuses as `changeImprovement` does, by field what is missing, `sensitive-word`, and
 * `techprove-no-approver` of a department that has none.
 */
export async function submitImprovement(ctx: Ctx, asked: Asked): Promise<Improvement> {
  await actOn(ctx, techproveStates, asked, "submit", own, async (tx, held) => {
    const { values } = await readByForm(tx, techproveForm, String(held.id));
    const missing = TECHPROVE_REQUIRED.filter((name) =>
      values[name] === null || Array.isArray(values[name]) && values[name].length === 0
    );
    if (missing.length > 0) {
      throw refuse("invalid-input", {}, missing.map((field) => ({ field, rule: "field-required" })));
    }
    const { title, before, after } = values;
    await requireCleanText(tx, { title, before, after }, (field) => tx.t(`techprove.${field}`));
    const { id: author, userCode } = personOf(tx);
    const approvers = (await approversOf(tx, values.department!)).filter(({ userId }) => userId !== author);
    if (approvers.length === 0) throw refuseField("department", "techprove-no-approver");
    await tx.sql`
      insert into technical_improvement_approvals (improvement_id, user_id, asked_at)
      select ${held.id}, u, ${tx.clock()} from unnest(${approvers.map(({ userId }) => userId)}::bigint[]) u`;
    await tx.sql`update technical_improvements set submitted_at = ${tx.clock()} where id = ${held.id}`;
    await linkImprovement(tx, held.id);
    const { partNumbers, ...told } = await toldOfImprovement(tx, held.id);
    await publish(tx, techproveSubmitted, {
      ...told,
      version: held.version,
      actorCode: userCode,
      partNumbers,
    });
    return {};
  });
  return await readImprovement(ctx, asked.id);
}

/** Deletes one's own that is not submitted. Refuses as `changeImprovement` does. */
export async function deleteImprovement(ctx: Ctx, asked: Asked): Promise<null> {
  await actOn(ctx, techproveStates, asked, "delete", own, async (tx, held) => {
    for (const kind of KINDS) {
      await keepFiles(tx, { kind: USES[kind], id: String(held.id) }, kind, [], PLACES[kind]);
    }
    await tx.sql`update technical_improvements set deleted_at = ${tx.clock()} where id = ${held.id}`;
    return {};
  });
  return null;
}
