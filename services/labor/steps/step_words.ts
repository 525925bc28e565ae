import type { Ctx } from "@/kernel/ctx.ts";
import { baseStepsToday } from "./base_steps.ts";
import type { BaseStep } from "./resolve_step.ts";

/** What steps are built of, in the reader's words. */
export interface StepWords {
  /** Base steps as they are today, by their codes. */
  bases: Record<string, BaseStep>;
  /** Names of the action library by their codes. */
  actions: Record<string, string>;
}

/** All base steps and actions, to choose from. */
export async function stepWords(ctx: Ctx): Promise<StepWords> {
  const [bases, actions] = await Promise.all([baseStepsToday(ctx, "all"), actionNames(ctx)]);
  return { bases: Object.fromEntries(bases), actions };
}

/** Names of the action library by their codes; of a deleted one too, which steps may still say. */
export async function actionNames({ sql, chain }: Ctx): Promise<Record<string, string>> {
  const rows = await sql<{ code: string; name: string }[]>`
    select code, name_in(names, ${chain as string[]}) as name from labor_actions order by sort, code`;
  return Object.fromEntries(rows.map(({ code, name }) => [code, name]));
}
