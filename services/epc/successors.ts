import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import type { Successor, SuccessorSet } from "./part_types.ts";
import type { Money } from "./types.ts";

/** One step of a supersession that is in force. */
interface Step {
  to: string;
  setNo: number;
  ratio: number;
  kind: "at_once" | "use_up_stock";
  interchange: "both" | "forward" | "none";
}

/** What decides about ordering a part that a chain reaches. */
export interface Reached {
  number: string;
  shown: string;
  name: string;
  packQuantity: number;
  /** Sold alone, still supplied and with a price in the reader's list. */
  supplied: boolean;
  price: Money | null;
  steps: Step[];
}

/** Choices told at most: more than a person weighs. */
const MOST = 8;

/**
 * Select expression over `parts p`: all that the part's chain reaches, itself among it, as JSON of `Reached`; null where nothing
 * follows it yet.
 */
export function reachedColumn(ctx: Ctx) {
  const { sql } = ctx;
  const day = today(ctx);
  return sql`case when exists (
    select from supersessions s where s.from_number = p.number and s.valid_from <= ${day}::date
  ) then (
    with recursive reached (number) as (
      select p.number
      union
      select s.to_number
      from reached r
      join supersessions s on s.from_number = r.number and s.valid_from <= ${day}::date
    )
    select jsonb_agg(jsonb_build_object(
      'number', o.number, 'shown', o.shown, 'name', name_in(o.names, ${ctx.chain as string[]}),
      'packQuantity', o.pack_quantity,
      'supplied', o.deleted_at is null and o.orderable and coalesce(o.discontinued_on > ${day}::date, true)
        and of_o.net is not null,
      'price', case when of_o.net is not null then
        jsonb_build_object('amount', of_o.net::text, 'currency', of_o.currency)
      end,
      'steps', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'to', s.to_number, 'setNo', s.set_no, 'ratio', s.ratio, 'kind', s.kind, 'interchange', s.interchange
        ) order by s.set_no, s.to_number), '[]')
        from supersessions s
        where s.from_number = o.number and s.valid_from <= ${day}::date
      )
    ))
    from reached r
    join parts o on o.number = r.number
    left join lateral price_of(o.number, ${holderOrNull(ctx)?.priceList ?? null}, ${day}::date) of_o on true
  ) end`;
}

/**
 * What can be ordered today in place of each part, its chain followed to the end: several sets are alternatives to choose from, the parts of
 * a set belong together. A part that is not interchangeable with what it replaces is never among them. One statement.
 */
export async function successorsOf(
  ctx: Ctx,
  numbers: readonly string[],
): Promise<Map<string, SuccessorSet[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await ctx.sql<{ number: string; reached: Reached[] | null }[]>`
    select p.number, ${reachedColumn(ctx)} as reached
    from parts p
    where p.number = any (${numbers as string[]}::text[])`;
  const known = new Map(rows.map((row) => [row.number, row.reached]));
  return new Map(numbers.map((number) => [number, successorsIn(known.get(number) ?? null, number)]));
}

/** The same of one part, out of its `reachedColumn`. */
export function successorsIn(chain: readonly Reached[] | null, number: string): SuccessorSet[] {
  return chain === null ? [] : followToEnd(new Map(chain.map((one) => [one.number, one])), number);
}

/** The same over what the chains reach, keyed by number. */
function followToEnd(reached: ReadonlyMap<string, Reached>, number: string): SuccessorSet[] {
  const steps = reached.get(number)?.steps ?? [];
  const kind = steps.some((step) => step.kind === "at_once") ? "at_once" : "use_up_stock";
  return setsOf(reached, number).slice(0, MOST).map((parts) => ({ parts: addedUp(parts), kind }));
}

/** A set whose parts end in the same number takes that many of it. */
function addedUp(parts: readonly Successor[]): Successor[] {
  return [...Map.groupBy(parts, (part) => part.number).values()].map((same) => ({
    ...same[0]!,
    ratio: same.reduce((sum, part) => sum + part.ratio, 0),
  }));
}

/** Every way to replace one piece of a part by what is orderable; none where the chain ends in something else. */
function setsOf(reached: ReadonlyMap<string, Reached>, number: string): Successor[][] {
  const bySet = Map.groupBy(reached.get(number)?.steps ?? [], (step) => step.setNo);
  return [...bySet.values()].flatMap((steps) => {
    if (steps.some((step) => step.interchange === "none")) return [];
    return steps.reduce<Successor[][]>((sets, step) => {
      const ends = endsOf(reached, step.to);
      return sets.flatMap((before) =>
        ends.map((parts) => [
          ...before,
          ...parts.map((part) => ({ ...part, ratio: part.ratio * step.ratio })),
        ])
      ).slice(0, MOST);
    }, [[]]);
  });
}

/** A part itself where it can be ordered, else what replaces it. */
function endsOf(reached: ReadonlyMap<string, Reached>, number: string): Successor[][] {
  const part = reached.get(number);
  if (!part) return [];
  const isReplaced = part.steps.some((step) => step.kind === "at_once");
  if (isReplaced || !part.supplied || part.price === null) return setsOf(reached, number);
  const { shown, name, packQuantity, price } = part;
  return [[{ number, shown, name, packQuantity, price, ratio: 1 }]];
}
