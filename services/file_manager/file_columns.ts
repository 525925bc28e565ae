import type { Fragment } from "postgres";
import type { Ctx } from "@/kernel/ctx.ts";
import type { FileKind } from "./types.ts";

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

/** Whether a file is of a kind. */
export function isOfKind({ sql }: Ctx, kind: FileKind): Fragment {
  if (kind !== "other") return sql`f.media_type similar to ${KIND_OF[kind]}`;
  return sql`not f.media_type similar to ${`(${Object.values(KIND_OF).join("|")})`}`;
}
