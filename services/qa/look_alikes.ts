import { z } from "zod";
import { wantedOf } from "@/engines/search/tokens.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { DTCS_WITHIN } from "@/kernel/dtc_code.ts";
import { similarCases } from "@/services/cases/similar_cases.ts";
import type { QuestionKind } from "./advance_question.ts";
import { documentsAlike } from "./documents_alike.ts";
import { dtcsAlike } from "./dtcs_alike.ts";
import { knowledgeAlike } from "./knowledge_alike.ts";
import type { LookAlike } from "./look_alike.ts";

/** So many words of what is typed are looked for: the first ones, which are those of the title. */
const WORDS = 16;
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
type QuestionSoFar = z.infer<typeof questionSoFar>;

/** Knowledge, cases, bulletins and DTC entries like what is being written, as far as the reader may read them, the likest first, each with the reason. */
export async function lookAlikes(ctx: Ctx, kind: QuestionKind, so: QuestionSoFar): Promise<LookAlike[]> {
  const text = so.text ?? "";
  const words = [...new Set(wantedOf(text).map(({ token }) => token).filter((word) => word.length > 1))]
    .slice(0, WORDS);
  const dtcCodes = [
    ...new Set([...so.dtcCodes ?? [], ...text.match(DTCS_WITHIN) ?? []].map((code) => code.toUpperCase())),
  ].slice(0, 20);
  const seriesCode = so.seriesCode ?? null;
  const [knowledge, cases, documents, dtcs] = await Promise.all([
    knowledgeAlike(ctx, kind, { words, seriesCode }),
    similarCases(ctx, { seriesCode, dtcCodes, parts: so.parts }),
    documentsAlike(ctx, { words, seriesCode }),
    dtcsAlike(ctx, dtcCodes),
  ]);
  const found = [
    ...dtcs,
    ...knowledge,
    ...cases.map(({ id, code, title, link, reasons }): LookAlike => ({
      source: "case",
      key: String(id),
      code,
      title,
      text: "",
      link,
      reason: reasons.map(({ text }) => text).join(" · "),
      weight: 0.6 + reasons.length / 10,
    })),
    ...documents,
  ];
  const once = new Map<string, LookAlike>();
  for (const one of found.sort((a, b) => b.weight - a.weight)) {
    const key = `${one.source} ${one.key}`;
    if (!once.has(key)) once.set(key, one);
  }
  return [...once.values()].slice(0, OFFERED);
}
