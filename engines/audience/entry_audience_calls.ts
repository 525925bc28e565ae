import { z } from "zod";
import { type Audience, peopleAudience } from "./audience.ts";
import { audienceCalls } from "./calls.ts";
import { readAudience } from "./read_audience.ts";
import { sayAudience } from "./say_audience.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { aimEntry, entryAudiencePlace } from "./aim_entry.ts";
import { wordsOf } from "@/engines/calls/words_of_noun.ts";
import { callOf, type RegisterCall } from "@/engines/registers/base_calls.ts";
import { type Register, rightOf } from "@/engines/registers/define_register.ts";
import { readEntry } from "@/engines/registers/read_entries.ts";

const key = z.string().min(1).max(200);

/** Calls about whom the entries of a register are for: its domain names them among its own. */
export function entryAudienceCalls(register: Register): RegisterCall[] {
  const [one, many] = register.noun;
  const path = `${register.path}/{key}/audience`;
  const shared = callOf(register, "edit");
  const place = entryAudiencePlace(register);
  return [
    // Nothing of an audience of people is too long for its form, so that nothing is kept beside what is given.
    ...audienceCalls(place, rightOf(register, "edit"), (_ctx, { audience }) => Promise.resolve(audience))
      .map((call) => ({ ...call, tag: shared.tag, rightTitle: shared.rightTitle })),
    {
      ...callOf(register, "view"),
      operationId: `read${one}Audience`,
      method: "get",
      path,
      summary: `Whom one of ${wordsOf(many)} is for; nothing said is everybody`,
      input: z.object({ key }),
      output: z.object({ audience: peopleAudience, sentence: z.string() }),
      async run(ctx: Ctx, asked: { key: string }) {
        const entry = await readEntry(ctx, register, asked.key);
        if (!entry) throw refuse("not-found");
        const said = await readAudience(ctx, entry.values.audienceId as number | null);
        return {
          audience: said,
          sentence: await sayAudience(ctx, { said, vinCount: 0, peopleOnly: place.peopleOnly }),
        };
      },
    },
    {
      ...shared,
      operationId: `aim${one}`,
      method: "post",
      path,
      summary: `Say whom one of ${wordsOf(many)} is for; nothing said is everybody`,
      input: z.object({
        key,
        version: z.coerce.number().int().min(1).describe(
          "as it was read; a stale one is refused with 8080997",
        ),
        audience: peopleAudience.default({}),
      }),
      output: z.object({ version: z.int() }),
      form: { message: "registers.done_aim" },
      run: async (ctx: Ctx, asked: { key: string; version: number; audience: Audience }) => ({
        version: await aimEntry(ctx, register, asked.key, asked.version, asked.audience),
      }),
    },
  ];
}
