import type { Fragment } from "postgres";
import { collation } from "@/engines/registers/entry_order.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import type { PartHit } from "./types.ts";
import { isOfThing } from "./words/named_groups.ts";

/** What found parts can be sorted by in place of how well they answer: number, or name in the order of the reader's language. */
export const PART_ORDERS = ["partNumber", "-partNumber", "name", "-name"] as const;
export type PartOrder = typeof PART_ORDERS[number];

/** The column that is sorted by, and the direction; no column for how well they answer. */
export function sortOfParts(order: PartOrder | undefined): { column: string; descending: boolean } {
  return { column: order?.replace(/^-/, "") ?? "", descending: order?.startsWith("-") ?? false };
}

/** What the rows `hit` of a search are sorted by; parts that are equal in it follow by number. Columns of their own: put together into one value for each of 50,000 rows they take as long as the sorting. */
export function orderOfHits(ctx: Ctx, order: PartOrder | undefined): Fragment {
  const { sql } = ctx;
  const { column, descending } = sortOfParts(order);
  const direction = descending ? sql`desc` : sql`asc`;
  if (column === "") {
    // The very number, what fits, what may, the very name, parts before what is used up, what is current, how well the words answer, what is ordered often, the shorter name.
    return sql`way, unfit, unknown_fit, (way = 3 and weight > 0), (way = 3 and ${
      isUsedUpWith(ctx, sql`hit`)
    }), superseded, (case when way = 3 then standing end), ordered desc, (case when way = 3 then weight end), id`;
  }
  if (column === "partNumber") return sql`id ${direction}`;
  const name = sql`(select name_in(p.names, ${ctx.chain as string[]}) from parts p where p.number = hit.id)`;
  return sql`${name} ${collation(ctx, ctx.lang)} ${direction}, id`;
}

/** Whether it is an auxiliary that only has the typed words in its name: who types Bremse means discs and pads rather than what they are cleaned with; who types Bremsenreiniger means that. */
export function isUsedUpWith(ctx: Ctx, hit: Fragment): Fragment {
  const { sql } = ctx;
  return sql`(not ${isOfThing(ctx, sql`${hit}.weight`)}
    and ${hit}.id in (select number from parts where auxiliary_code is not null))`;
}

/** The same for hits that are there already; without an order as they came. */
export function inPartOrder<H extends Pick<PartHit, "partNumber" | "name">>(
  ctx: Ctx,
  hits: readonly H[],
  order: PartOrder | undefined,
): readonly H[] {
  const { column, descending } = sortOfParts(order);
  if (column === "") return hits;
  const { compare } = new Intl.Collator(tagOf(ctx.lang));
  const byNumber = (one: H, other: H) =>
    one.partNumber < other.partNumber ? -1 : one.partNumber > other.partNumber ? 1 : 0;
  const by = column === "name"
    ? (one: H, other: H) => compare(one.name, other.name) || byNumber(one, other)
    : byNumber;
  return hits.toSorted((one, other) => descending ? by(other, one) : by(one, other));
}
