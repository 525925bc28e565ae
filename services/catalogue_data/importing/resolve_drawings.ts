import type { TxCtx } from "@/kernel/ctx.ts";
import type { Staged } from "../format/kind.ts";
import { CATALOGUE_PLACE } from "../begin_import.ts";
import { alike, NAMED } from "./name_of_drawing.ts";
import { STORED } from "./stored_names.ts";
import type { TakenDrawings } from "./take_drawings.ts";
import { putArchive, takeFromArchive } from "./take_from_archive.ts";
import { tellArchive, tellMissing, tellUnused } from "./tell_drawings.ts";

/**
 * Has the staged rows of `drawings` name files of the store: those of the set's archive by their names, and what they name now where it is that very
 * drawing. Told are drawings that nothing has, that no row names, that the cleaner refused, and sizes that are not the drawing's own.
 *
 * @param taken undefined: the set has no archive
 */
export async function resolveDrawings(
  tx: TxCtx,
  importId: number,
  staged: Staged,
  taken: TakenDrawings | undefined,
): Promise<void> {
  const stage = staged.of("drawings");
  if (taken !== undefined) await tellArchive(tx, importId, taken);
  if (stage) {
    if (taken) {
      await putArchive(tx, taken);
      await takeFromArchive(tx, importId, stage);
    }
    await keepOwnNames(tx, stage);
    await tellMissing(tx, importId, stage, taken !== undefined && taken !== null);
    await keepNamed(tx, importId, stage);
  }
  if (taken) await tellUnused(tx, importId, stage, taken);
}

/** A row may go on naming its drawing as it was called when it came, by any name that it came by; what it leaves empty of the drawing's box stays as it is. */
async function keepOwnNames({ sql }: TxCtx, stage: string): Promise<void> {
  const kept = { width: "v.width", height: "v.height", x: "v.box_x", y: "v.box_y" };
  const box = Object.entries(kept).map(([head, value]) =>
    `'${head}', coalesce(nullif(s.data -> '${head}', 'null'), to_jsonb(${value}))`
  );
  await sql.unsafe(`
    update ${stage} s
    set data = s.data || jsonb_build_object('image', v.image, ${box.join(", ")})
    from figures g
    join figure_versions v on v.figure_id = g.id
    join files f on f.id::text || '.svg' = v.image
    where g.code = s.data ->> 'figure' and g.deleted_at is null and v.version = (s.data ->> 'version')::int
      and s.mark = 'U' and not s.bad and (
        s.data ->> 'image' = v.image or ${alike("f.name")} = ${NAMED}
        or exists (select from drawing_names n where n.file_id = f.id and n.name = ${NAMED})
      )`);
}

/** From the dry run on the import uses what its rows name: a drawing brought by itself would else go as an orphan before the set is applied. */
async function keepNamed({ sql, clock }: TxCtx, importId: number, stage: string): Promise<void> {
  await sql.unsafe(`
    with named as (
      select f.id
      from files f
      where f.id in (
        select left(v.name, 36)::uuid
        from ${stage} s
        cross join lateral (values (s.data ->> 'image'), (s.data ->> 'model3d')) as v (name)
        where s.mark = 'U' and not s.bad and v.name ~ '${STORED}'
      )
      -- Held until the commit: who collects orphans passes over it.
      for key share
    )
    insert into file_uses (file_id, kind, id, since)
    select id, '${CATALOGUE_PLACE}', '${Number(importId)}', '${clock().toISOString()}' from named
    on conflict do nothing`);
}
