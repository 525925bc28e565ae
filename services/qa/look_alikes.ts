import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { DTCS_WITHIN } from "@/kernel/dtc_code.ts";
import { normalPartNumber } from "@/services/epc/part_number.ts";
import type { QuestionKind } from "./advance_question.ts";
import { answersSaying } from "./answers_saying.ts";
import { readAskedWords } from "./asked_words.ts";
import { documentsAlike } from "./documents_alike.ts";
import { dtcsAlike } from "./dtcs_alike.ts";
import { knowledgeAlike } from "./knowledge_alike.ts";
import type { LookAlike } from "./look_alike.ts";
import { readBeside } from "./read_beside.ts";

/** So many DTCs are looked for. */
const MOST_CODES = 20;
/** What each further one of a source still weighs. */
const FURTHER = 0.93;
/** So many are offered, the likest first. */
const OFFERED = 6;

const several = z.union([
  z.string().max(2000).transform((said) => said.split(/[\s,;，；]+/).filter(Boolean)),
  z.array(z.string().max(120)).max(60),
]);

export const questionSoFar = z.object({
  text: z.string().max(10_000).optional().describe("title and description"),
  seriesCode: z.string().max(60).nullish(),
  dtcCodes: several.optional(),
  parts: several.optional(),
});
/** What of a question is written already. */
export type QuestionSoFar = z.infer<typeof questionSoFar>;

/** Knowledge, cases, bulletins and DTC entries like what is being written, as far as the reader may read them, the likest first, each with the reason. */
export async function lookAlikes(ctx: Ctx, kind: QuestionKind, so: QuestionSoFar): Promise<LookAlike[]> {
  const asked = await readAskedWords(ctx, so.text ?? "");
  const about = {
    seriesCode: so.seriesCode || null,
    dtcCodes: [
      ...new Set(
        [...so.dtcCodes ?? [], ...asked.text.match(DTCS_WITHIN) ?? []].map((code) => code.toUpperCase()),
      ),
    ].slice(0, MOST_CODES),
    parts: (so.parts ?? []).map(normalPartNumber).filter(Boolean),
  };
  const { saying, weights } = await answersSaying(ctx, kind, asked);
  const [knowledge, documents, dtcs] = await Promise.all([
    knowledgeAlike(ctx, kind, { asked, weights, saying, seriesCode: about.seriesCode }),
    documentsAlike(ctx, { asked, weights, saying, about }),
    dtcsAlike(ctx, about.dtcCodes),
  ]);
  const once = new Map<string, LookAlike>();
  for (const one of [...dtcs, ...knowledge, ...documents]) {
    const key = `${one.source} ${one.key}`;
    if (!once.has(key)) once.set(key, one);
  }
  return await readBeside(ctx, inTurn([...once.values()]).slice(0, OFFERED));
}

/** The likest first, where each further one of a source gives way a little to what another source says. */
function inTurn(found: LookAlike[]): LookAlike[] {
  const counted = new Map<string, number>();
  return found.sort((a, b) => b.weight - a.weight).map((one) => {
    const before = counted.get(one.source) ?? 0;
    counted.set(one.source, before + 1);
    return { one, weight: one.weight * FURTHER ** before };
  }).sort((a, b) => b.weight - a.weight).map(({ one }) => one);
}
