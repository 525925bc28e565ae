import type { TxCtx } from "@/kernel/ctx.ts";
import type { Staged } from "../format/kind.ts";
import { FIGURE_IMAGE } from "@/services/gif2svg/keep_figure_image.ts";
import { CATALOGUE_PLACE } from "../begin_import.ts";
import { DRAWING_FILES } from "../set_parts.ts";
import { writeFaults, writeFoundFaults } from "./faults.ts";
import { STORED } from "./stored_names.ts";
import type { TakenDrawings } from "./take_drawings.ts";

/** A name of a drawing as names are held against each other: in small letters, each composed with its marks. */
const alike = (name: string) => `lower(normalize(${name}, nfc))`;
/** The name of a row's drawing without folders, however it is written. */
const NAMED = alike(`regexp_replace(s.data ->> 'image', '^.*[/\\\\]', '')`);

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

async function tellArchive(tx: TxCtx, importId: number, taken: TakenDrawings): Promise<void> {
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

/** The archive's files as a table of the transaction, by their names in small letters. */
async function putArchive({ sql }: TxCtx, taken: NonNullable<TakenDrawings>): Promise<void> {
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
async function takeFromArchive(tx: TxCtx, importId: number, stage: string): Promise<void> {
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

/**
 * A drawing that is named by the id of its file must be one that this import may use: brought by whoever began it, of its archive, or in use already.
 * Other names stand for the installation's own folder, which is not looked into; the catalogue must know them where the set has an archive, and where
 * they would replace a drawing of the store: mostly one is misspelled then.
 */
async function tellMissing(tx: TxCtx, importId: number, stage: string, hasArchive: boolean): Promise<void> {
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

/** Files that no row names are mostly misspelled in one of the two places, so they hold the set back as bad rows do. */
async function tellUnused(
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
