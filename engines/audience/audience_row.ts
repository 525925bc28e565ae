import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { type Audience, plainAudience } from "./audience.ts";
import { DIMENSION_NAMES, dimensionOf } from "./dimensions.ts";

/** Columns of `audiences` for what an audience says. */
export function audienceColumns(given: Audience): Record<string, string[] | number> {
  const plain = plainAudience(given);
  const columns = DIMENSION_NAMES.map((name) => [dimensionOf(name).column, plain[name] ?? []]);
  return { ...Object.fromEntries(columns), vin_count: plain.vins?.length ?? 0 };
}

/** An audience that is not saved as a row of `audiences`, without its VINs: for functions that take one. */
export function audienceRow({ sql }: Pick<Ctx, "sql">, given: Audience): Fragment {
  return sql`jsonb_populate_record(null::audiences, ${sql.json(audienceColumns(given))})`;
}
