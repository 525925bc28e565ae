import type { Fragment } from "postgres";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { jobScope, titleOf } from "./job_rows.ts";
import type { PlateHit } from "./types.ts";

/** What people write between the letters of a plate, or leave out. */
const BETWEEN = " -.·•・_/";

/** A plate as it is compared: 沪A·D12345 as 沪AD12345. */
export function plateKey(plate: string): string {
  return [...plate.normalize("NFKC").toUpperCase()].filter((one) => !BETWEEN.includes(one)).join("");
}

/** Whether a job over alias `j` is one that the reader sees and has just this plate, a `plateKey`. */
export function hasPlate(ctx: Ctx, typed: string): Fragment {
  if (!may(ctx.actor, "EPCCart:view")) return ctx.sql`false`;
  return ctx.sql`(${jobScope(ctx)} and ${keyColumn(ctx)} = ${typed})`;
}

function keyColumn({ sql }: Pick<Ctx, "sql">): Fragment {
  return sql`upper(translate(j.plate, ${BETWEEN}, ''))`;
}

/**
 * Jobs of the reader's store whose plate is, begins or ends with `typed` (a `plateKey`), or holds it: in this order, then the latest. None without
 * the right to jobs; never those of another store.
 */
export async function jobsByPlate(ctx: Ctx, typed: string, most: number): Promise<PlateHit[]> {
  if (!may(ctx.actor, "EPCCart:view")) return [];
  const { sql } = ctx;
  const key = keyColumn(ctx);
  const rows = await sql<(PlateHit & { name: string; repairOrder: string })[]>`
    select j.id, j.name, j.customer, j.plate, j.repair_order, j.vin
    from jobs j
    where ${jobScope(ctx)} and position(${typed} in ${key}) > 0
    order by ${key} = ${typed} desc, starts_with(${key}, ${typed}) or right(${key}, ${typed.length}) = ${typed} desc,
      j.updated_at desc, j.id desc
    limit ${most}`;
  return rows.map((row) => {
    const { id, plate, customer, vin } = row;
    return { id: Number(id), plate, title: titleOf(ctx.t, row), customer, vin };
  });
}
