import type { TxCtx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { FIGURE_IMAGE } from "@/services/gif2svg/keep_figure_image.ts";
import { CATALOGUE_PLACE } from "../begin_import.ts";
import { STORED } from "./stored_names.ts";
import { changedOf } from "./write_changes.ts";

/** SQL of the files of the store that rows name, with their figure. */
function filesIn(rows: string): string {
  return `
    select distinct f.id, c.${rows} ->> 'figure' as figure
    from ${changedOf("drawings")} c
    cross join lateral (values (c.${rows} ->> 'image'), (c.${rows} ->> 'model3d')) as v (name)
    join files f on f.id::text = regexp_replace(v.name, '[.](svg|glb)$', '')
    where c.${rows} is not null`;
}

/**
 * Has the figures use the drawings that were written, so that they are shown and cannot vanish, and let go of those that no version of theirs has any
 * more. The import keeps all of them as long as it can be taken back.
 */
export async function keepDrawings({ sql, clock }: TxCtx, importId: number): Promise<void> {
  const now = `'${clock().toISOString()}'::timestamptz`;
  await sql.unsafe(`
    insert into file_uses (file_id, kind, id, since)
    select id, '${FIGURE_IMAGE}', figure, ${now} from (${filesIn("data")}) d
    union
    select id, '${CATALOGUE_PLACE}', '${Number(importId)}', ${now}
    from (${filesIn("data")} union ${filesIn("old")}) d
    on conflict do nothing`);
  await sql.unsafe(`
    delete from file_uses u
    using (${filesIn("old")}) d
    where u.file_id = d.id and u.kind = '${FIGURE_IMAGE}' and u.id = d.figure
      and not exists (
        select from figures g
        join figure_versions v on v.figure_id = g.id
        where g.code = d.figure and (v.image = d.id::text || '.svg' or v.model_3d = d.id::text || '.glb')
      )`);
}

/** Refuses `catalogue-drawing-gone` when a row comes to name a file of the store that is there no more. */
export async function requireDrawings({ sql }: TxCtx): Promise<void> {
  const [gone] = await sql.unsafe<{ figure: string; name: string }[]>(`
    select c.data ->> 'figure' as figure, c.data ->> v.head as name
    from ${changedOf("drawings")} c
    cross join lateral (values ('image'), ('model3d')) as v (head)
    where c.data ->> v.head ~ '${STORED}' and c.data ->> v.head is distinct from c.old ->> v.head
      and not exists (select from files f where f.id = left(c.data ->> v.head, 36)::uuid)
    order by 1, 2
    limit 1`);
  if (gone) throw refuse("catalogue-drawing-gone", gone);
}
