import { z } from "zod";
import { groupOf, wordsOf } from "@/engines/calls/words_of_noun.ts";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Call } from "@/engines/calls/define_call.ts";
import { choiceFields } from "@/engines/registers/call_schemas.ts";
import { choicesOf, choiceWish } from "@/engines/registers/choices_of.ts";
import { choice } from "@/engines/registers/types.ts";
import { type Audience, audience } from "./audience.ts";
import { audienceForm, type AudiencePlace } from "./audience_form.ts";
import { audienceCount, countAudience } from "./count_audience.ts";
import { readVinSheet, vinSheet } from "./read_vin_sheet.ts";
import { sayAudience } from "./say_audience.ts";

/** Where the calls of an audience's editor are. */
export function audiencePaths({ path }: Pick<AudiencePlace, "path">) {
  return { count: `${path}/audience/count`, vins: `${path}/audience/vins` };
}

const countAsked = z.object({
  audience: audience.default({}),
  id: z.coerce.number().int().positive().optional().describe(
    "of the one whose kept VINs stay, beside those given",
  ),
});
/** An audience to count as it is put together. */
export type CountAsked = z.output<typeof countAsked>;

/**
 * Calls of the editor of an audience: what can be chosen, how many are meant, and the VINs of a sheet.
 *
 * @param need the right to change what the audience belongs to
 * @param withKept the audience with the list of VINs that the thing of that id has and that is to stay
 */
export function audienceCalls(
  place: AudiencePlace,
  need: Right,
  withKept: (ctx: Ctx, asked: CountAsked) => Promise<Audience>,
  // deno-lint-ignore no-explicit-any -- calls of many shapes
): Call<any, any>[] {
  const form = audienceForm(place);
  const [one, many] = place.noun;
  const paths = audiencePaths(place);
  const of = { tag: groupOf(many), loggedAs: "reads" as const };
  return [{
    ...of,
    operationId: `list${one}AudienceChoices`,
    method: "get",
    path: `${form.path}/choices/{field}`,
    need,
    summary: `By what an audience of ${wordsOf(many)} can be narrowed`,
    input: z.object({ field: z.enum(choiceFields(form) as [string, ...string[]]), ...choiceWish.shape }),
    output: z.object({ records: z.array(choice) }),
    run: async (ctx: Ctx, { field, ...wish }: { field: string }) => ({
      records: await choicesOf(ctx, form, field, wish),
    }),
  }, {
    ...of,
    operationId: `count${one}Audience`,
    method: "post",
    path: paths.count,
    need,
    summary: "How many stores, people and vehicles an audience is, and what it says; nothing is kept",
    onlyReads: true,
    input: countAsked,
    output: z.object({ ...audienceCount.shape, sentence: z.string() }),
    async run(ctx: Ctx, asked: CountAsked) {
      const said = await withKept(ctx, asked);
      const [counted, sentence] = await Promise.all([
        countAudience(ctx, said),
        sayAudience(ctx, { said, vinCount: said.vins?.length ?? 0, peopleOnly: place.peopleOnly }),
      ]);
      return { ...counted, sentence };
    },
  }, ...(place.peopleOnly ? [] : [vinSheetCall(place, need)])];
}

function vinSheetCall({ path, noun: [one, many] }: AudiencePlace, need: Right) {
  return {
    tag: groupOf(many),
    loggedAs: "reads" as const,
    operationId: `read${one}AudienceVins`,
    method: "post" as const,
    path: audiencePaths({ path }).vins,
    need,
    summary: "VINs of a sheet, for the list of an audience; nothing is kept",
    onlyReads: true,
    input: z.object({
      file: z.file().meta({
        type: "string",
        format: "binary",
        description: "XLSX with a column VIN, or VINs in its first column",
      }),
    }),
    output: vinSheet,
    run: (ctx: Ctx, { file }: { file: File }) => readVinSheet(ctx, file),
  };
}
