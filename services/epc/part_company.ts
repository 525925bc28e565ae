import { holderOrNull } from "@/kernel/access/actor.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { today } from "@/kernel/today.ts";
import { notOrderable, type Supply } from "./not_orderable.ts";
import { reachedColumn, successorsIn } from "./successors.ts";
import type { Alternative, PartCompany } from "./part_types.ts";

/** What `partCompanyColumns` selects. */
export interface PartCompanyRow extends Omit<PartCompany, "alternatives"> {
  others: (Omit<Alternative, "price" | "notOrderable"> & Omit<Supply, "partNumber"> & {
    currency: string | null;
  })[];
}

/** Select list of what goes with a part, over `parts p`. */
export function partCompanyColumns(ctx: Ctx) {
  const { sql } = ctx;
  const chain = ctx.chain as string[];
  const link = sql`'number', o.number, 'shown', o.shown, 'name', name_in(o.names, ${chain}), 'unit', o.unit`;
  return sql`
    p.primed, p.un_number, p.hazard_class,
    (
      select jsonb_build_object(
        'code', f.code, 'name', name_in(f.names, ${chain}), 'kind', f.kind, 'swatch', f.swatch
      )
      from epc_finishes f
      where f.code = p.finish_code
    ) as finish,
    (
      select coalesce(jsonb_agg(jsonb_build_object(${link}, 'quantity', k.quantity::float8) order by k.sort, o.number), '[]')
      from part_kits k
      join parts o on o.number = k.part_number
      where k.kit_number = p.number
    ) as kit,
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(${link}, 'why', n.why, 'quantity', n.quantity::float8, 'packQuantity', o.pack_quantity)
          order by n.sort, o.number
        ),
        '[]'
      )
      from part_needs n
      join parts o on o.number = n.needed_number
      where n.part_number = p.number
    ) as needs,
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(${link}, 'kind', a.kind, 'packQuantity', o.pack_quantity, 'net', op.net::text, 'currency', op.currency,
            'orderable', o.orderable, 'discontinuedOn', o.discontinued_on,
            'reached', (select ${reachedColumn(ctx)} from parts p where p.number = o.number))
          order by a.sort, o.number
        ),
        '[]'
      )
      from part_alternatives a
      join parts o on o.number = a.other_number
      left join lateral price_of(o.number, ${holderOrNull(ctx)?.priceList ?? null}, ${
    today(ctx)
  }::date) op on true
      where a.part_number = p.number
    ) as others`;
}

/** What goes with the part of a row. */
export function companyOf(ctx: Ctx, row: PartCompanyRow): PartCompany {
  return {
    finish: row.finish,
    primed: row.primed,
    unNumber: row.unNumber,
    hazardClass: row.hazardClass,
    kit: row.kit,
    needs: row.needs,
    alternatives: row.others.map(({ net, currency, orderable, discontinuedOn, reached, ...other }) => {
      const supply = { partNumber: other.number, orderable, discontinuedOn, reached, net };
      return {
        ...other,
        price: net !== null && currency !== null ? { amount: net, currency } : null,
        notOrderable: notOrderable(ctx, supply, successorsIn(reached, other.number)),
      };
    }),
  };
}
