import { isFileId } from "../file_id.ts";
import { personId } from "@/kernel/access/person_id.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { mayReadFile } from "@/engines/files/readers.ts";
import { DRAWINGS, FIGURE_PLACE } from "./kinds.ts";

/** A raster figure that can become SVG. */
export interface Drawing {
  id: string;
  name: string;
  key: string;
  mediaType: string;
  size: number;
  sha256: string;
}

function columns({ sql }: Ctx) {
  return sql`f.id, f.name, f.key, f.media_type, f.size::float8 as size, f.sha256`;
}

/** What may be traced: figure images in a raster format that were brought in and are not held back. */
function traceable({ sql }: Ctx) {
  return sql`f.place = ${FIGURE_PLACE} and f.media_type = any (${[...DRAWINGS]}) and f.made_from is null
    and f.scan in ('clean', 'not-scanned')`;
}

/** A drawing by the id of its file; refused as not found when it is none, or not for this reader. */
export async function readDrawing(ctx: Ctx, id: string): Promise<Drawing> {
  const [row] = isFileId(id)
    ? await ctx.sql<(Drawing & { place: string; ownerId: number | null; madeFrom: null })[]>`
        select ${columns(ctx)}, f.place, f.owner_id, f.made_from from files f where f.id = ${id} and ${
      traceable(ctx)
    }`
    : [];
  if (!row || !await mayReadFile(ctx, row)) throw refuse("not-found");
  return row;
}

/** The drawings that the caller brought in last (staff of all files: anybody), with the state of their SVG. */
export async function recentDrawings(
  ctx: Ctx,
  count: number,
): Promise<(Drawing & { state: string | null; createdAt: Date; thumbnailId: string | null })[]> {
  return await ctx.sql`
    select ${columns(ctx)}, f.created_at, c.state, t.result_id as thumbnail_id
    from files f
    left join file_conversions c on c.file_id = f.id and c.kind = 'svg'
    left join file_conversions t on t.file_id = f.id and t.kind = 'thumbnail' and t.state = 'done'
    where ${traceable(ctx)} and ${
    may(ctx.actor, "FileManage:view") ? ctx.sql`true` : ctx.sql`f.owner_id = ${personId(ctx)}`
  }
    order by f.created_at desc, f.id desc
    limit ${count}`;
}
