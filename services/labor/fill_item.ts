import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

type Given = Readonly<Record<string, unknown>>;

/**
 * What follows from what is given for a draft: the department that approves labor items where none is set, codes of base steps as they are kept, and the code of an
 * action that was given by a name of it in any language. Refuses `illegal-fault-code` of one that there is not.
 */
export async function fillItem(
  tx: TxCtx,
  given: Given,
  before: { department: string | null },
): Promise<Record<string, unknown>> {
  const { sql } = tx;
  await requireFaults(tx, given.laborTimeFaultCode);
  const [department] = before.department !== null || given.department ? [] : await sql<{ code: string }[]>`
    select code from departments where kind = 'labor' and deleted_at is null order by sort, code limit 1`;
  return {
    ...(department ? { department: department.code } : {}),
    ...(Array.isArray(given.steps) ? { steps: await filledSteps(tx, given.steps as Given[]) } : {}),
  };
}

/** Specification section 8: 'Illegal fault code, adding failed'. */
async function requireFaults({ sql }: TxCtx, given: unknown): Promise<void> {
  const codes = [given ?? []].flat().filter((one): one is string => typeof one === "string" && one !== "");
  if (codes.length === 0) return;
  const [{ known }] = await sql<[{ known: number }]>`
    select count(*)::int as known from labor_faults where code = any(${codes}) and deleted_at is null`;
  if (known < new Set(codes).size) throw refuseField("laborTimeFaultCode", "illegal-fault-code");
}

async function filledSteps({ sql }: TxCtx, steps: readonly Given[]): Promise<Given[]> {
  const said = (step: Given, name: string) =>
    typeof step[name] === "string" ? (step[name] as string).trim() : "";
  const words = [...new Set(steps.map((step) => said(step, "actionName")).filter(Boolean))];
  const actions = words.length === 0 ? [] : await sql<{ code: string; word: string }[]>`
    select a.code, w.word
    from unnest(${words}::text[]) w (word)
    join labor_actions a on a.deleted_at is null and (
      a.code = upper(w.word) or exists (select from jsonb_each_text(a.names) n where lower(n.value) = lower(w.word))
    )
    order by a.sort desc, a.code desc`;
  const codeOf = new Map(actions.map(({ word, code }) => [word, code]));
  return steps.map((step) => {
    if (step === null || typeof step !== "object") return step;
    const [id, action] = [said(step, "stepId"), said(step, "actionName")];
    return {
      ...step,
      ...(id === "" ? {} : { stepId: id.toUpperCase() }),
      ...(action === "" ? {} : { actionName: codeOf.get(action) ?? action }),
    };
  });
}
