import type { Ctx } from "@/kernel/ctx.ts";
import { indexParts } from "../index_parts.ts";
import { normalPartNumber } from "../part_number.ts";
import { importing } from "./importing.ts";
import type { AuxiliaryRow, PartRow, PriceImportRow, StandardPartRow, SupersessionRow } from "./part_rows.ts";

/** Writes standard parts (bolts, nuts, clips by a norm). */
export async function saveStandardParts(ctx: Ctx, rows: StandardPartRow[]): Promise<void> {
  await importing(ctx, "saveStandardParts", "standard_parts", rows.length, async (tx) => {
    await tx.sql`
      insert into standard_parts (code, names, norm, dimensions, strength, torque_nm)
      select r.code, r.names, r.norm, r.dimensions, r.strength, r."torqueNm"
      from jsonb_to_recordset(${tx.sql.json(rows as never)}) as r (
        code text, names jsonb, norm text, dimensions text, strength text, "torqueNm" numeric
      )
      on conflict (code) do update set
        names = excluded.names, norm = excluded.norm, dimensions = excluded.dimensions, strength = excluded.strength,
        torque_nm = excluded.torque_nm, deleted_at = null`;
  });
}

/** Writes auxiliary materials (oil, sealant, paint). */
export async function saveAuxiliaries(ctx: Ctx, rows: AuxiliaryRow[]): Promise<void> {
  await importing(ctx, "saveAuxiliaries", "auxiliaries", rows.length, async (tx) => {
    await tx.sql`
      insert into auxiliaries (code, names, kind, spec, unit)
      select r.code, r.names, coalesce(r.kind, 'other'), r.spec, coalesce(r.unit, 'piece')
      from jsonb_to_recordset(${tx.sql.json(rows as never)}) as r (
        code text, names jsonb, kind text, spec text, unit text
      )
      on conflict (code) do update set
        names = excluded.names, kind = excluded.kind, spec = excluded.spec, unit = excluded.unit, deleted_at = null`;
  });
}

/** Writes parts and their search rows; a number that is there, in whatever writing, is replaced. */
export async function saveParts(ctx: Ctx, rows: PartRow[]): Promise<void> {
  await importing(ctx, "saveParts", "parts", rows.length, async (tx) => {
    const { sql } = tx;
    const keyed = rows.map((row) => ({
      ...row,
      shown: row.number.trim(),
      number: normalPartNumber(row.number),
    }));
    await sql`
      insert into parts (
        number, shown, names, note, pack_quantity, unit, weight_g, standard_part_code, auxiliary_code, exchange,
        replace_once_opened, torque_nm, torque_angle, orderable, discontinued_on, finish_code, primed, dimensions,
        customs_code, un_number, hazard_class
      )
      select
        r.number, r.shown, r.names, r.note, coalesce(r."packQuantity", 1), coalesce(r.unit, 'piece'), r."weightG",
        r."standardPartCode", r."auxiliaryCode", coalesce(r.exchange, false), coalesce(r."replaceOnceOpened", false),
        r."torqueNm", r."torqueAngle", coalesce(r.orderable, true), r."discontinuedOn", r."finishCode",
        coalesce(r.primed, false), r.dimensions, r."customsCode", r."unNumber", r."hazardClass"
      from jsonb_to_recordset(${sql.json(keyed as never)}) as r (
        number text, shown text, names jsonb, note jsonb, "packQuantity" int, unit text, "weightG" int,
        "standardPartCode" text, "auxiliaryCode" text, exchange boolean, "replaceOnceOpened" boolean,
        "torqueNm" numeric, "torqueAngle" int, orderable boolean, "discontinuedOn" date, "finishCode" text,
        primed boolean, dimensions text, "customsCode" text, "unNumber" text, "hazardClass" text
      )
      on conflict (number) do update set
        shown = excluded.shown, names = excluded.names, note = excluded.note, pack_quantity = excluded.pack_quantity,
        unit = excluded.unit, weight_g = excluded.weight_g, standard_part_code = excluded.standard_part_code,
        auxiliary_code = excluded.auxiliary_code, exchange = excluded.exchange,
        replace_once_opened = excluded.replace_once_opened, torque_nm = excluded.torque_nm,
        torque_angle = excluded.torque_angle, orderable = excluded.orderable,
        discontinued_on = excluded.discontinued_on, finish_code = excluded.finish_code, primed = excluded.primed,
        dimensions = excluded.dimensions, customs_code = excluded.customs_code, un_number = excluded.un_number,
        hazard_class = excluded.hazard_class, deleted_at = null`;
    await indexParts(tx, keyed.map((row) => row.number));
  });
}

/** Writes net prices; one of the same part, list and day is replaced. Amounts are text, never floats. */
export async function savePrices(ctx: Ctx, rows: PriceImportRow[]): Promise<void> {
  await importing(ctx, "savePrices", "prices", rows.length, async (tx) => {
    const keyed = rows.map((row) => ({ ...row, partNumber: normalPartNumber(row.partNumber) }));
    await tx.sql`
      insert into prices (part_number, price_list, valid_from, currency, net, core, list, discount_group)
      select r."partNumber", r."priceList", r."validFrom", r.currency, r.net, r.core, r.list, r."discountGroup"
      from jsonb_to_recordset(${tx.sql.json(keyed as never)}) as r (
        "partNumber" text, "priceList" text, "validFrom" date, currency text, net numeric, core numeric,
        list numeric, "discountGroup" text
      )
      on conflict (part_number, price_list, valid_from) do update set
        currency = excluded.currency, net = excluded.net, core = excluded.core, list = excluded.list,
        discount_group = excluded.discount_group`;
  });
}

/** Writes supersessions. Refuses unknown numbers and any circle (`supersession-circle`). */
export async function saveSupersessions(ctx: Ctx, rows: SupersessionRow[]): Promise<void> {
  await importing(ctx, "saveSupersessions", "supersessions", rows.length, async (tx) => {
    const keyed = rows.map((row) => ({
      ...row,
      from: normalPartNumber(row.from),
      to: normalPartNumber(row.to),
    }));
    await tx.sql`
      insert into supersessions (from_number, to_number, set_no, ratio, kind, interchange, valid_from)
      select r."from", r."to", coalesce(r."setNo", 1), coalesce(r.ratio, 1), r.kind, r.interchange, r."validFrom"
      from jsonb_to_recordset(${tx.sql.json(keyed as never)}) as r (
        "from" text, "to" text, "setNo" int, ratio numeric, kind text, interchange text, "validFrom" date
      )
      on conflict (from_number, set_no, to_number) do update set
        ratio = excluded.ratio, kind = excluded.kind, interchange = excluded.interchange,
        valid_from = excluded.valid_from`;
  });
}
