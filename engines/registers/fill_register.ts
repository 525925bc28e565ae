import type { Ctx } from "@/kernel/ctx.ts";
import { aimedDraft } from "./aimed_draft.ts";
import { checkDrafts } from "./check_drafts.ts";
import type { Register } from "./define_register.ts";
import type { Fields, GivenValues, Values } from "./entry_types.ts";
import type { Draft } from "./draft.ts";
import { draftValues } from "./draft_values.ts";
import { newDrafts } from "./make_drafts.ts";
import { checkOwnRules, saveDrafts } from "./save_drafts.ts";

/**
 * Adds those rows that are not there yet, in one transaction and in nobody's name: for the demo. Rows that break a rule of their field,
 * or refer to what is not there, are a fault; one that is there, by its key or by fields that are unique, stays as it is.
 *
 * @param audienceOf whom the row at a place is for, in a register that says that of its entries; left out: everybody
 * @returns how many were added
 */
export async function fillRegister<F extends Fields>(
  ctx: Ctx,
  register: Register<F>,
  rows: readonly GivenValues<F>[],
  audienceOf: (place: number) => Values = () => ({}),
): Promise<number> {
  const all = rows.map((row) => {
    const { values, refused } = draftValues(register, "add", row, null);
    if (refused.length > 0) {
      throw new Error(`${register.route}: ${JSON.stringify(row)}: ${JSON.stringify(refused)}`);
    }
    return values;
  });
  return await ctx.tx(async (tx) => {
    const { drafts, problems } = await newDrafts(tx, register, all);
    const there = new Set(problems.map(({ draft }) => draft));
    const fresh = drafts.filter((draft) => !there.has(draft));
    const duplicate = register.duplicate ?? "duplicate";
    for (const { draft, field, rule, params } of await checkDrafts(tx, register, fresh, true)) {
      if (rule !== duplicate) {
        throw new Error(`${register.route} ${draft.key}: ${field} ${rule} ${JSON.stringify(params)}`);
      }
      there.add(draft);
    }
    const good = fresh.filter((draft) => !there.has(draft));
    const aimed: Draft[] = [];
    for (const draft of good) {
      await checkOwnRules(tx, register, draft);
      aimed.push(await aimedDraft(tx, register, draft, audienceOf(drafts.indexOf(draft))));
    }
    if (aimed.length > 0) await saveDrafts(tx, register, aimed, `add${register.noun[0]}`, { all: true });
    return good.length;
  });
}
