import { LINK_KINDS } from "@/engines/links/link_kinds.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { nameWeight } from "../words/name_weight.ts";
import type { WordPlan } from "../words/plan_words.ts";
import { BEHIND_NAMES, BY_WORDS, type Found, MOST, NONE } from "./found.ts";
import { codeIn } from "./quick_documents.ts";
import type { QuickDocument } from "./quick_types.ts";

/** Kinds of links whose things have search rows of their own, by their code, beside the documents. */
const KINDS = ["law", "software", "quality", "techprove"];
/** Things that are looked at: of a common word only the best. */
const LOOKED_AT = 60;
/** How well a code answers. */
const BY_CODE = 30;

interface Row {
  kind: string;
  id: string;
  weight: number;
}

/**
 * Legal standards, programs, reports of quality and technical improvements that the reader may see, by the beginning of their code and by words of their name in any language;
 * each kind says itself who sees it.
 *
 * @param plan null: by their code alone
 */
export async function quickThings(
  ctx: Ctx,
  text: string,
  plan: WordPlan | null,
): Promise<Found<QuickDocument>> {
  const kinds = LINK_KINDS.all.filter(({ name, need }) => KINDS.includes(name) && may(ctx.actor, need));
  const code = codeIn(text);
  if (kinds.length === 0 || (code === null && plan === null)) return NONE;
  const { sql } = ctx;
  const names = kinds.map(({ name }) => name);
  const byCode = code === null
    ? sql`false`
    : sql`translate(upper(d.id), ' -/.', '') like ${`${code.replaceAll(/[\\%_]/g, "")}%`}`;
  const rows = await sql<Row[]>`
    select d.kind, d.id,
      (case when ${byCode} then ${BY_CODE} else ${BY_WORDS} + ${
    plan === null ? sql`0` : nameWeight(ctx, sql`d.title`, null, plan.phrases)
  } end)::int as weight
    from search_documents d
    where d.kind = any(${names}) and (${byCode} or ${
    plan === null ? sql`false` : sql`d.tokens @@ ${plan.query}::tsquery`
  })
    order by weight, d.id desc
    limit ${LOOKED_AT}`;
  const seen = await Promise.all(kinds.map(async ({ name, read }) => {
    const own = rows.filter(({ kind }) => kind === name);
    if (own.length === 0) return [];
    const things = new Map((await read(ctx, own.map(({ id }) => id), null)).map((one) => [one.id, one]));
    return own.flatMap(({ id, weight }) => {
      const thing = things.get(id);
      if (!thing) return [];
      const [page, query] = thing.link.split("?") as [string, string];
      return [{
        weight,
        hit: {
          id: Number(new URLSearchParams(query).get("id")),
          code: thing.code,
          title: thing.title,
          page,
          kindName: ctx.t(`links.kind_${name}`),
          state: "",
        },
      }];
    });
  }));
  const best = seen.flat().sort((a, b) => a.weight - b.weight).slice(0, MOST);
  if (best.length === 0) return NONE;
  const { weight } = best[0]!;
  // A name tells of things, as a title does; only as it stands it is what was typed.
  return { weight: weight > BY_WORDS ? weight + BEHIND_NAMES : weight, hits: best.map(({ hit }) => hit) };
}
