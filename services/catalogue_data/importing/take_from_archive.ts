import type { TxCtx } from "@/kernel/ctx.ts";
import { writeFoundFaults } from "./faults.ts";
import { alike, NAMED } from "./name_of_drawing.ts";
import type { TakenDrawings } from "./take_drawings.ts";

/** The archive's files as a table of the transaction, by their names in small letters. */
export async function putArchive({ sql }: TxCtx, taken: NonNullable<TakenDrawings>): Promise<void> {
  await sql`
    create temp table archive_drawings (
      name text primary key, image text, x numeric, y numeric, width numeric, height numeric
    ) on commit drop`;
  const rows = taken.filter(({ rule }) => rule !== "drawing-twice").map(({ name, fileId, box }) => ({
    name,
    image: fileId === null ? null : `${fileId}.svg`,
    x: box?.x ?? null,
    y: box?.y ?? null,
    width: box?.w ?? null,
    height: box?.h ?? null,
  }));
  await sql.unsafe(
    `
    insert into archive_drawings
    select ${alike("name")}, image, x, y, width, height
    from jsonb_to_recordset($1::jsonb) as r (
      name text, image text, x numeric, y numeric, width numeric, height numeric
    )
    on conflict do nothing`,
    [sql.json(rows)],
  );
}

/** Rows take the size that the drawing has of its own where they say none; another one is a fault, since hotspots stand in its units. */
export async function takeFromArchive(tx: TxCtx, importId: number, stage: string): Promise<void> {
  const { sql } = tx;
  const differs = (side: string) => `
    select s.row_no, '${side}' as column_name, 'drawing-size' as rule,
      (s.data ->> '${side}') || ' ≠ ' || a.${side}::text as value
    from ${stage} s
    join archive_drawings a on a.name = ${NAMED}
    where s.mark = 'U' and not s.bad and a.image is not null
      and abs((s.data ->> '${side}')::numeric - a.${side}) > 0.5`;
  await writeFoundFaults(tx, {
    importId,
    kind: "drawings",
    stage,
    found: `${differs("width")} union all ${differs("height")}`,
  });
  await sql.unsafe(`
    update ${stage} s
    set data = s.data || jsonb_build_object(
      'image', a.image, 'x', a.x, 'y', a.y,
      'width', coalesce(nullif(s.data -> 'width', 'null'), to_jsonb(a.width)),
      'height', coalesce(nullif(s.data -> 'height', 'null'), to_jsonb(a.height))
    )
    from archive_drawings a
    where a.name = ${NAMED} and a.image is not null and s.mark = 'U' and not s.bad`);
}
