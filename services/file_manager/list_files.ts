import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { type AllOf, eachOf, ROWS_AT_ONCE } from "@/engines/exports/define_export.ts";
import type { FileFilter, FileQuery, FileRow } from "./types.ts";

/** Media types of each kind, as patterns of `similar to`; the database groups by them too. */
const KIND_OF = {
  image: "image/%",
  pdf: "application/pdf",
  audio: "audio/%",
  video: "video/%",
  model: "model/%",
  office: "application/(msword|vnd.ms-%|vnd.openxmlformats-officedocument.%|vnd.oasis.opendocument.%)",
  archive: "application/(zip|x-zip%|java-archive|vnd.rar|x-rar%|x-7z-compressed|x-tar|gzip)",
  text: "(text/%|application/(json|xml))",
} as const;

/** Columns of a row of the register, for `from files f`. */
export function fileColumns({ sql }: Ctx) {
  return sql`
    f.id, f.name, f.place, f.media_type, f.size, f.created_at, f.scan,
    case
      when f.media_type similar to ${KIND_OF.image} then 'image'
      when f.media_type similar to ${KIND_OF.pdf} then 'pdf'
      when f.media_type similar to ${KIND_OF.audio} then 'audio'
      when f.media_type similar to ${KIND_OF.video} then 'video'
      when f.media_type similar to ${KIND_OF.model} then 'model'
      when f.media_type similar to ${KIND_OF.office} then 'office'
      when f.media_type similar to ${KIND_OF.archive} then 'archive'
      when f.media_type similar to ${KIND_OF.text} then 'text'
      else 'other'
    end as kind,
    (select u.full_name from users u where u.id = f.owner_id) as owner,
    (select count(*)::int from file_uses u where u.file_id = f.id) as uses,
    (
      select c.state
      from file_conversions c
      where c.file_id = f.id
      order by array_position(array['failed', 'processing', 'pending', 'done'], c.state)
      limit 1
    ) as conversion,
    coalesce(
      (
        select c.result_id
        from file_conversions c
        where c.file_id = f.id
          and c.kind = 'thumbnail'
          and c.state = 'done'
      ),
      -- of an office document: the first page of its PDF
      (
        select t.result_id
        from file_conversions c
        join file_conversions t on t.file_id = c.result_id and t.kind = 'thumbnail' and t.state = 'done'
        where c.file_id = f.id
          and c.kind = 'pdf'
      )
    ) as thumbnail_id`;
}

function conditions({ sql }: Ctx, { keyword, place, kind, conversion, use }: FileFilter) {
  const known = Object.values(KIND_OF);
  return sql`
    f.made_from is null
    ${keyword ? sql`and position(lower(${keyword}) in lower(f.name)) > 0` : sql``}
    ${place ? sql`and f.place = ${place}` : sql``}
    ${
    kind === undefined
      ? sql``
      : kind === "other"
      ? sql`and not f.media_type similar to ${`(${known.join("|")})`}`
      : sql`and f.media_type similar to ${KIND_OF[kind]}`
  }
    ${
    conversion
      ? sql`and exists (
          select from file_conversions c where c.file_id = f.id and c.state = ${conversion}
        )`
      : sql``
  }
    ${
    use
      ? sql`and ${use === "used" ? sql`` : sql`not`} exists (select from file_uses u where u.file_id = f.id)`
      : sql``
  }`;
}

async function countFiles(ctx: Ctx, filter: FileFilter): Promise<number> {
  const [row] = await ctx.sql<{ total: number }[]>`
    select count(*)::int as total from files f where ${conditions(ctx, filter)}`;
  return row!.total;
}

function selectFiles(ctx: Ctx, filter: FileFilter) {
  const { sql } = ctx;
  const { sort } = filter;
  const columns = { name: sql`lower(f.name)`, size: sql`f.size`, createdAt: sql`f.created_at` };
  const direction = sort.descending ? sql`desc` : sql`asc`;
  return sql`
    select ${fileColumns(ctx)}
    from files f
    where ${conditions(ctx, filter)}
    order by ${columns[sort.column]} ${direction}, f.id ${direction}`;
}

/** The files of the store that people brought in; what the portal made of them stands with each. */
export async function listFiles(ctx: Ctx, query: FileQuery): Promise<Page<FileRow>> {
  const { pageNo, pageSize } = query;
  const total = await countFiles(ctx, query);
  const records = await ctx.sql<FileRow[]>`
    ${selectFiles(ctx, query)}
    limit ${pageSize}
    offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total, records };
}

/** All of them, in the same order. */
export async function allFiles(ctx: Ctx, filter: FileFilter): Promise<AllOf<FileRow>> {
  const total = await countFiles(ctx, filter);
  const rows = ctx.sql<FileRow[]>`${selectFiles(ctx, filter)}`.cursor(ROWS_AT_ONCE);
  return { total, records: eachOf(rows, (row) => row) };
}
