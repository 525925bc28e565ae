import { z } from "zod";
import type { Call } from "@/engines/calls/define_call.ts";
import { groupOf, wordsOf } from "@/engines/calls/words_of_noun.ts";
import { choiceFields } from "@/engines/registers/call_schemas.ts";
import { choicesOf, choiceWish } from "@/engines/registers/choices_of.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { fieldsOf, targetOf } from "@/engines/registers/shape.ts";
import { type Choice, choice } from "@/engines/registers/types.ts";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Most choices that a select holds; more are chosen by typing. */
const MOST = 300;

/** The call by which the fields of a form find what they can refer to. */
// deno-lint-ignore no-explicit-any -- made of the fields of each form: no types of their own
export function formChoicesCall(form: Register, need: Right): Call<any, any> {
  const [one, many] = form.noun;
  return {
    operationId: `list${one}Choices`,
    method: "get",
    path: `${form.path}/choices/{field}`,
    need,
    loggedAs: "reads",
    tag: groupOf(many),
    summary: `What a field of ${wordsOf(many)} can refer to`,
    input: z.object({ field: z.enum(choiceFields(form) as [string, ...string[]]), ...choiceWish.shape }),
    output: z.object({ records: z.array(choice) }),
    run: async (ctx: Ctx, { field, ...wish }: { field: string }) => ({
      records: await choicesOf(ctx, form, field, wish),
    }),
  };
}

/** By field what can be chosen, or what is chosen where that is much. */
export async function formChoices(
  ctx: Ctx,
  form: Register,
  values: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, readonly Choice[]>>> {
  const read = await Promise.all(
    fieldsOf(form).map(async ([name, field]) => {
      const to = targetOf(form, field);
      if (!to) return [name, []] as const;
      const chosen = [values[name] ?? []].flat().map(String);
      const found = to.many
        ? chosen.length > 0 ? await choicesOf(ctx, form, name, { keys: chosen, limit: MOST }) : []
        : await choicesOf(ctx, form, name, { limit: MOST });
      // What is chosen and cannot be chosen any more stays, by its key.
      const missing = chosen.filter((key) => !found.some(({ value }) => value === key));
      return [name, [...found, ...missing.map((key) => ({ value: key, label: key }))]] as const;
    }),
  );
  return Object.fromEntries(read);
}
