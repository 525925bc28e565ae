import type { Ctx } from "@/kernel/ctx.ts";
import { type CodeNames, codesIn, type Condition } from "./reasons.ts";

/**
 * Names, in the reader's language, of all codes that the conditions mention: one query, or none.
 *
 * @param seriesCode series that is shown, or null when there are several
 */
export async function namesOfCodes(
  ctx: Ctx,
  applicability: Condition[][],
  seriesCode: string | null,
): Promise<CodeNames> {
  const wanted = codesIn(applicability);
  const names = { options: new Map(), models: new Map(), markets: new Map(), plants: new Map() };
  const ownModels = new Set<string>();
  if (Object.values(wanted).every((codes) => codes.length === 0)) return { ...names, ownModels };
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const rows = await sql<{ of: keyof typeof names; code: string; name: string; own: boolean }[]>`
    select 'options' as of, v.code, name_in(v.names, ${chain}) as name, false as own
    from epc_option_values v where v.code = any (${wanted.options}::text[])
    union all
    select 'models', m.code, name_in(m.names, ${chain}), (m.series_code = ${seriesCode}) is true
    from model_codes m where m.code = any (${wanted.models}::text[])
    union all
    select 'markets', k.code, name_in(k.names, ${chain}), false
    from markets k where k.code = any (${wanted.markets}::text[])
    union all
    select 'plants', p.code, name_in(p.names, ${chain}), false
    from plants p where p.code = any (${wanted.plants}::text[])`;
  for (const { of, code, name, own } of rows) {
    names[of].set(code, name);
    if (own) ownModels.add(code);
  }
  return { ...names, ownModels };
}
