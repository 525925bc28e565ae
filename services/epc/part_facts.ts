import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import { notOrderable, type Supply } from "./not_orderable.ts";
import { reachedColumn, successorsIn } from "./successors.ts";
import type { Auxiliary, PartFacts, StandardPart, SupersessionLink } from "./part_types.ts";

/** What `partFactColumns` selects. */
export interface PartFactsRow extends Supply {
  shown: string;
  name: string;
  unit: string;
  packQuantity: number;
  exchange: boolean;
  replaceOnceOpened: boolean;
  torqueNm: number | null;
  torqueAngle: number | null;
  currency: string | null;
  core: string | null;
  standardPart: StandardPart | null;
  auxiliary: Auxiliary | null;
  replaces: SupersessionLink[];
  replacedBy: SupersessionLink[];
}

/** Select list of what is the same for a part wherever it is shown, over `parts p` and `partFactJoins`. */
export function partFactColumns(ctx: Ctx) {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  return sql`
    p.number as part_number, p.shown, name_in(p.names, ${chain}) as name, p.unit, p.pack_quantity, p.exchange,
    p.replace_once_opened, p.torque_nm::float8 as torque_nm, p.torque_angle, p.orderable, p.discontinued_on,
    price.currency, price.net, price.core,
    case when sp.code is not null then jsonb_build_object(
      'code', sp.code, 'name', name_in(sp.names, ${chain}), 'norm', sp.norm, 'dimensions', sp.dimensions,
      'strength', sp.strength, 'torqueNm', sp.torque_nm
    ) end as standard_part,
    case when ax.code is not null then jsonb_build_object(
      'code', ax.code, 'name', name_in(ax.names, ${chain}), 'kind', ax.kind, 'spec', ax.spec, 'unit', ax.unit
    ) end as auxiliary,
    (
      select coalesce(jsonb_agg(${linkObject(ctx)} order by ss.set_no, other.number), '[]')
      from supersessions ss
      join parts other on other.number = ss.from_number
      where ss.to_number = p.number
    ) as replaces,
    (
      select coalesce(jsonb_agg(${linkObject(ctx)} order by ss.set_no, other.number), '[]')
      from supersessions ss
      join parts other on other.number = ss.to_number
      where ss.from_number = p.number
    ) as replaced_by,
    ${reachedColumn(ctx)} as reached`;
}

function linkObject(ctx: Ctx) {
  return ctx.sql`jsonb_build_object(
    'number', other.number, 'shown', other.shown, 'name', name_in(other.names, ${ctx.chain as string[]}),
    'kind', ss.kind, 'interchange', ss.interchange, 'ratio', ss.ratio, 'setNo', ss.set_no, 'validFrom', ss.valid_from,
    'inForce', ss.valid_from <= ${today(ctx)}::date
  )`;
}

/** Joins that `partFactColumns` needs; the price is of the reader's price list, today. */
export function partFactJoins(ctx: Ctx) {
  const { sql } = ctx;
  return sql`
    left join standard_parts sp on sp.code = p.standard_part_code
    left join auxiliaries ax on ax.code = p.auxiliary_code
    left join lateral price_of(p.number, ${holderOrNull(ctx)?.priceList ?? null}, ${
    today(ctx)
  }::date) price on true`;
}

/** Facts of a row, with the reason why it cannot be ordered. */
export function factsOf(ctx: Ctx, row: PartFactsRow): PartFacts {
  const { currency, net, core } = row;
  const successors = successorsIn(row.reached, row.partNumber);
  return {
    partNumber: row.partNumber,
    shown: row.shown,
    name: row.name,
    unit: row.unit,
    packQuantity: row.packQuantity,
    price: currency && net !== null ? { amount: net, currency } : null,
    core: currency && core !== null ? { amount: core, currency } : null,
    exchange: row.exchange,
    standardPart: row.standardPart,
    auxiliary: row.auxiliary,
    torqueNm: row.torqueNm,
    torqueAngle: row.torqueAngle,
    replaceOnceOpened: row.replaceOnceOpened,
    notOrderable: notOrderable(ctx, row, successors),
    replaces: row.replaces,
    replacedBy: row.replacedBy,
    successors,
  };
}
