import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import { formsOf } from "./vocabulary.ts";

/** Weights of names (name_weight.ts) end below 700 and those of words begin at 100: parted by this, a name stands before all of these. */
const BEFORE_WORDS = 7;

/**
 * Series and ways from the top of the groups that a typed text is the name of, Bremse means Bremsen, or that several have behind the comma of
 * their names: front seat means 'Covers, front seat' and 'Frame, front seat'.
 */
export function namedGroups({ sql }: Ctx, phrases: readonly string[]): Fragment {
  const forms = phrases.flatMap((phrase) => {
    const before = phrase.slice(0, phrase.lastIndexOf(" ") + 1);
    return formsOf(phrase.slice(before.length)).map((form) => before + form);
  });
  const any = sql`${[...new Set(forms)]}::text[]`;
  return sql`
    select series_code, path from epc_groups where heads && ${any}
    union
    select g.series_code, g.path
    from epc_groups g
    where g.owners && ${any} and exists (
      select from epc_groups o where o.series_code = g.series_code and o.id <> g.id and o.owners && ${any}
    )`;
}

/** The codes of those at the top, as an array: what the rows of search know of where a part occurs. */
export function namedTopGroups(ctx: Ctx, phrases: readonly string[]): Fragment {
  return ctx.sql`array(
    select distinct ltree2text(n.path) from (${namedGroups(ctx, phrases)}) n where nlevel(n.path) = 1
  )`;
}

/** Between names of the thing that is typed (below 150) and those that only begin with it (from 200 on), of what hangs in a group. */
const FIGURES_OF_GROUP = 22, FIGURES_BY_NAME = 200;

/** The weight of a figure's name: where a group is called as was typed, its figures stand before parts that only have the word in their names. */
export function figureWeightWithin({ sql }: Ctx, within: Fragment, weight: Fragment): Fragment {
  return sql`case
    when ${within} then least((${weight}) / ${BEFORE_WORDS}, ${FIGURES_OF_GROUP} + (${weight}) / ${FIGURES_BY_NAME})
    else ${weight}
  end`;
}

/** The weight of a name, of what hangs in a group that is called as was typed before all that only has the words. */
export function weightWithin({ sql }: Ctx, within: Fragment, weight: Fragment): Fragment {
  return sql`(${weight}) / case when ${within} then ${BEFORE_WORDS} else 1 end`;
}

/** Names of the thing that is typed weigh so much in name_weight.ts, all that only has the words more. */
const OF_THING = { from: 100, to: 150 };

/** Whether a weight, as `weightWithin` has it, is that of the very name or of a name of the thing that is typed: of what only has the words it is not. */
export function isOfThing({ sql }: Ctx, weight: Fragment): Fragment {
  const { from, to } = OF_THING;
  return sql`(${weight} < ${Math.ceil(to / BEFORE_WORDS)} or (${weight} >= ${from} and ${weight} < ${to}))`;
}
