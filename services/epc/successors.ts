import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "./today.ts";

/** One step of a supersession that is in force. */
interface Step {
  to: string;
  setNo: number;
  ratio: number;
  kind: "at_once" | "use_up_stock";
  interchange: "both" | "forward" | "none";
}

/** What decides about ordering a part that a chain reaches. */
interface Reached {
  number: string;
  shown: string;
  name: string;
  packQuantity: number;
  /** Sold alone, still supplied and with a price in the reader's list. */
  supplied: boolean;
  steps: Step[];
}

/** A part in place of another: pieces for one of the old. */
export interface Successor {
  number: string;
  shown: string;
  name: string;
  packQuantity: number;
  ratio: number;
}

/** Parts that are ordered together in place of another. */
export interface SuccessorSet {
  parts: Successor[];
  /** at_once: the old part cannot be ordered any more; use_up_stock: it can, while there is stock. */
  kind: "at_once" | "use_up_stock";
}

/** Choices told at most: more than a person weighs. */
const MOST = 8;

/**
 * What can be ordered today in place of each part, its chain followed to the end: several sets are alternatives to choose from, the parts of
 * a set belong together. A part that is not interchangeable with what it replaces is never among them. One statement.
 */
export async function successorsOf(
  ctx: Ctx,
  numbers: readonly string[],
): Promise<Map<string, SuccessorSet[]>> {
  if (numbers.length === 0) return new Map();
  const { sql } = ctx;
  const day = today(ctx);
  const rows = await sql<Reached[]>`
    with recursive reached (number) as (
      select distinct unnest(${numbers as string[]}::text[])
      union
      select s.to_number
      from reached r
      join supersessions s on s.from_number = r.number and s.valid_from <= ${day}::date
    )
    select
      p.number, p.shown, name_in(p.names, ${ctx.chain as string[]}) as name, p.pack_quantity,
      p.deleted_at is null and p.orderable and coalesce(p.discontinued_on > ${day}::date, true)
        and price.net is not null as supplied,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'to', s.to_number, 'setNo', s.set_no, 'ratio', s.ratio, 'kind', s.kind, 'interchange', s.interchange
        ) order by s.set_no, s.to_number), '[]')
        from supersessions s
        where s.from_number = p.number and s.valid_from <= ${day}::date
      ) as steps
    from reached r
    join parts p on p.number = r.number
    left join lateral price_of(p.number, ${
    holderOrNull(ctx)?.priceList ?? null
  }, ${day}::date) price on true`;
  const reached = new Map(rows.map((row) => [row.number, row]));
  return new Map(numbers.map((number) => [number, followToEnd(reached, number)]));
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
  if (isReplaced || !part.supplied) return setsOf(reached, number);
  const { shown, name, packQuantity } = part;
  return [[{ number, shown, name, packQuantity, ratio: 1 }]];
}
