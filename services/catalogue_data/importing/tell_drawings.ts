import type { TxCtx } from "@/kernel/ctx.ts";
import { FIGURE_IMAGE } from "@/services/gif2svg/keep_figure_image.ts";
import { CATALOGUE_PLACE } from "../begin_import.ts";
import { DRAWING_FILES } from "../set_parts.ts";
import { writeFaults, writeFoundFaults } from "./faults.ts";
import { NAMED } from "./name_of_drawing.ts";
import { STORED } from "./stored_names.ts";
import type { TakenDrawings } from "./take_drawings.ts";

/** Tells how many drawings an archive brought, and which of them are faults. */
export async function tellArchive(tx: TxCtx, importId: number, taken: TakenDrawings): Promise<void> {
  const added = taken?.filter(({ isNew }) => isNew).length ?? 0;
  await tx.sql`
    update catalogue_import_files
    set rows = ${taken?.length ?? 0}, added = ${added}
    where import_id = ${importId} and kind = ${DRAWING_FILES}`;
  const faults = taken === null
    ? [{ rowNo: 0, fault: { column: null, rule: "drawings-unreadable", params: {}, value: null } }]
    : taken.length === 0
    ? [{ rowNo: 0, fault: { column: null, rule: "no-drawings", params: {}, value: null } }]
    : taken.flatMap(({ entry, name, rule }) =>
      rule === null ? [] : [{ rowNo: entry, fault: { column: null, rule, params: {}, value: name } }]
    );
  await writeFaults(tx, importId, DRAWING_FILES, faults);
}

/**
 * A drawing that is named by the id of its file must be one that this import may use: brought by whoever began it, of its archive, or in use already.
 * Other names stand for the installation's own folder, which is not looked into; the catalogue must know them where the set has an archive, and where
 * they would replace a drawing of the store: mostly one is misspelled then.
 */
export async function tellMissing(
  tx: TxCtx,
  importId: number,
  stage: string,
  hasArchive: boolean,
): Promise<void> {
  const stored = (column: string) => `
    select s.row_no, '${column}' as column_name, 'drawing-missing' as rule, s.data ->> '${column}' as value
    from ${stage} s
    where s.mark = 'U' and not s.bad and s.data ->> '${column}' ~ '${STORED}'
      and not exists (
        select from files f
        where f.id::text = left(s.data ->> '${column}', 36) and f.scan in ('clean', 'not-scanned')
          and f.place in ('${FIGURE_IMAGE}', 'figure-model')
          and (
            f.owner_id = (select created_by from catalogue_imports where id = ${Number(importId)})
            or exists (
              select from file_uses u
              where u.file_id = f.id
                and (u.kind = '${FIGURE_IMAGE}' or u.kind = '${CATALOGUE_PLACE}' and u.id = '${
    Number(importId)
  }')
            )
          )
      )`;
  const plain = `
    select s.row_no, 'image', 'drawing-missing', s.data ->> 'image'
    from ${stage} s
    where s.mark = 'U' and not s.bad and s.data ->> 'image' !~ '${STORED}'
      and not exists (select from figure_versions v where v.image = s.data ->> 'image')
      and ${
    hasArchive ? `not exists (select from archive_drawings a where a.name = ${NAMED})` : `exists (
        select from figures g
        join figure_versions v on v.figure_id = g.id
        where g.code = s.data ->> 'figure' and g.deleted_at is null and v.version = (s.data ->> 'version')::int
          and v.image ~ '${STORED}'
      )`
  }`;
  const found = [stored("image"), stored("model3d"), plain];
  await writeFoundFaults(tx, { importId, kind: "drawings", stage, found: found.join(" union all ") });
}

/** Files that no row names are mostly misspelled in one of the two places, so they hold the set back as bad rows do. */
export async function tellUnused(
  tx: TxCtx,
  importId: number,
  stage: string | null,
  taken: NonNullable<TakenDrawings>,
): Promise<void> {
  const good = taken.filter(({ rule }) => rule === null);
  const named = stage
    ? await tx.sql.unsafe<{ image: string }[]>(
      `select distinct s.data ->> 'image' as image from ${stage} s where s.mark = 'U' and s.data ? 'image'
       union select distinct ${NAMED} from ${stage} s where s.mark = 'U' and s.data ? 'image'`,
    )
    : [];
  const images = new Set(named.map(({ image }) => image));
  const unused = good.filter(({ fileId, name }) =>
    !images.has(`${fileId}.svg`) && !images.has(name.toLowerCase())
  );
  await writeFaults(
    tx,
    importId,
    DRAWING_FILES,
    unused.map(({ entry, name }) => ({
      rowNo: entry,
      fault: { column: null, rule: "drawing-unused", params: {}, value: name },
    })),
  );
}
