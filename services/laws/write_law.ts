import { recordChange } from "@/engines/audit/record_change.ts";
import { type Audience, plainAudience } from "@/engines/audience/audience.ts";
import { readAudience } from "@/engines/audience/read_audience.ts";
import { saveAudience } from "@/engines/audience/save_audience.ts";
import { publish } from "@/engines/events/publish.ts";
import type { Values } from "@/engines/registers/entry_types.ts";
import { refusingDuplicates } from "@/engines/registers/refuse_problems.ts";
import { actOn, type Asked } from "@/engines/states/act_on.ts";
import { addStep } from "@/engines/states/add_step.ts";
import { keepFiles } from "@/engines/states/keep_files.ts";
import { addByForm, changeByForm } from "@/engines/states/write_form.ts";
import { lawChanged, lawReleased } from "@/events/laws.ts";
import { personOf, requireRight } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { lawForm } from "./law_form.ts";
import { lawStates } from "./law_states.ts";
import { linkLaw } from "./link_law.ts";
import { readLaw } from "./read_law.ts";
import { LAW_USE, seesLaw } from "./rows.ts";
import { toldOfLaw } from "./told_of_law.ts";
import type { Law } from "./types.ts";

/** Place that the files of legal standards are uploaded to. */
const PLACE = "law";

/** What somebody says of a legal standard; what is left out stays. */
export interface LawGiven {
  values: Values;
  /** Ids of files, all that it is to have. */
  files?: readonly string[];
  /** Whom it is for; nothing said is everybody. */
  audience?: Audience;
}

/**
 * Adds a legal standard that is new; its readers are told. Refuses `no-right`, `person-needed`, by field what breaks a rule, a number that is there already, and files
 * that are gone.
 */
export async function addLaw(ctx: Ctx, given: LawGiven): Promise<Law> {
  requireRight(ctx, "Laws:add");
  const { userCode } = personOf(ctx);
  const id = await refusingDuplicates(lawForm, () =>
    ctx.tx(async (tx) => {
      const entry = await addByForm(tx, lawForm, given.values);
      const id = Number(entry.key);
      await keepFiles(tx, { kind: LAW_USE, id: String(id) }, "files", given.files, PLACE);
      await aim(tx, id, given.audience);
      await addStep(tx, { kind: lawStates.kind, id, action: "add", state: "new" });
      await recordChange(tx, {
        operation: "addLegalStandard",
        funLink: lawStates.page,
        subjectKind: lawStates.page,
        subjectId: id,
        after: entry.values,
      });
      await linkLaw(tx, id);
      await publish(tx, lawReleased, { ...await toldOfLaw(tx, id), lawState: "new", actorCode: userCode });
      return id;
    }));
  return await readLaw(ctx, id);
}

/** Changes one that is not abolished. Refuses as `addLaw` does, `not-found`, `state-changed`, and `law-repealed` (specification section 8). */
export async function changeLaw(ctx: Ctx, asked: Asked, given: LawGiven): Promise<Law> {
  await refusingDuplicates(lawForm, () =>
    actOn(ctx, lawStates, asked, "edit", seesLaw, async (tx, held) => {
      const { before, after, changed } = await changeByForm(tx, lawForm, String(held.id), given.values);
      await keepFiles(tx, { kind: LAW_USE, id: String(held.id) }, "files", given.files, PLACE);
      await aim(tx, held.id, given.audience);
      await linkLaw(tx, held.id);
      await publish(tx, lawChanged, {
        ...await toldOfLaw(tx, held.id),
        version: held.version,
        changed,
        actorCode: personOf(tx).userCode,
      });
      const differing = (values: object) =>
        Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name)));
      return { before: differing(before.values), after: differing(after.values) };
    }));
  return await readLaw(ctx, asked.id);
}

async function aim(tx: TxCtx, id: number, said: Audience | undefined): Promise<void> {
  if (said === undefined) return;
  const { sql } = tx;
  const [row] = await sql<{ audienceId: number | null }[]>`
    select audience_id::int from legal_standards where id = ${id}`;
  const known = await readAudience(tx, row?.audienceId ?? null);
  await sql`
    update legal_standards set audience_id = ${await saveAudience(tx, plainAudience(said), {
    known,
  })} where id = ${id}`;
}
