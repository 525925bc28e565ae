import type { Fragment } from "postgres";
import type { Ctx, Sql } from "@/kernel/ctx.ts";

const BETWEEN = { ",": ",", and: "and", or: "or" } as const;

/** Parts of a statement one after the other; `none` stands where there are none. */
export function joined(
  sql: Sql,
  parts: readonly Fragment[],
  between: keyof typeof BETWEEN,
  none: Fragment = sql``,
): Fragment {
  if (parts.length === 0) return none;
  return parts.reduce((before, part) =>
    between === ","
      ? sql`${before}, ${part}`
      : between === "and"
      ? sql`${before} and ${part}`
      : sql`(${before} or ${part})`
  );
}

/** The reader's languages in turn, written out so that an index on `name_in` can serve. */
export function chainOf({ sql, chain }: Pick<Ctx, "sql" | "chain">): Fragment {
  // Codes of the portal's own list: nothing that anybody typed.
  return sql`${sql.unsafe(`'{${chain.join(",")}}'::text[]`)}`;
}

/** A text with the characters escaped that `like` reads as patterns. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
