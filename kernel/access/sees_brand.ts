import type { Fragment } from "postgres";
import type { Ctx } from "../ctx.ts";

/**
 * Whether people see what is of a brand: a condition over `u` of `users`. Who is of no brand sees all of them, and what is of none is for everybody.
 *
 * @param brand code of the brand, or null: a column of the statement or a value with its type
 */
export function seesBrand({ sql }: Pick<Ctx, "sql">, brand: Fragment): Fragment {
  return sql`(u.brand_codes = '{}' or ${brand} is null or ${brand} = any(u.brand_codes))`;
}
