import type { Ctx } from "../ctx.ts";
import { type CodeNames, codesIn, type Condition } from "./reasons.ts";

/** Names, in the reader's language, of all codes that the conditions mention: one query, or none. */
export async function namesOfCodes(ctx: Ctx, applicability: Condition[][]): Promise<CodeNames> {
  const wanted = codesIn(applicability);
  const names = { options: new Map(), models: new Map(), markets: new Map(), plants: new Map() };
  if (Object.values(wanted).every((codes) => codes.length === 0)) return names;
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const rows = await sql<{ of: keyof CodeNames; code: string; name: string }[]>`
    select 'options' as of, v.code, name_in(v.names, ${chain}) as name
    from epc_option_values v where v.code = any (${wanted.options}::text[])
    union all
    select 'models', m.code, name_in(m.names, ${chain})
    from model_codes m where m.code = any (${wanted.models}::text[])
    union all
    select 'markets', k.code, name_in(k.names, ${chain})
    from markets k where k.code = any (${wanted.markets}::text[])
    union all
    select 'plants', p.code, name_in(p.names, ${chain})
    from plants p where p.code = any (${wanted.plants}::text[])`;
  for (const { of, code, name } of rows) names[of].set(code, name);
  return names;
}
