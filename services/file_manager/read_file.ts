import type { Ctx } from "@/kernel/ctx.ts";
import { fileColumns } from "./file_columns.ts";
import { isoMoments } from "@/engines/lists/iso_moments.ts";
import type { Conversion, FileDetail } from "./types.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One file with what uses it and what was made of it; null when there is none of that id. */
export async function readFile(ctx: Ctx, id: string): Promise<FileDetail | null> {
  if (!UUID.test(id)) return null;
  const { sql } = ctx;
  const [file] = await sql<(FileDetail & { originId: string | null; originName: string | null })[]>`
    select ${fileColumns(ctx)}, f.sha256, o.id as origin_id, o.name as origin_name
    from files f
    left join files o on o.id = f.made_from
    where f.id = ${id}`;
  if (!file) return null;
  const usedBy = await sql<FileDetail["usedBy"]>`
    select kind, id, since from file_uses where file_id = ${id} order by since, kind, id`;
  const conversions = await sql<Conversion[]>`
    select c.kind, c.state, c.result_id, r.name as result_name, c.reason, c.facts, c.changed_at
    from file_conversions c
    left join files r on r.id = c.result_id
    where c.file_id = ${id}
    order by c.kind`;
  const { originId, originName, ...known } = file;
  return {
    ...isoMoments(known),
    usedBy: [...usedBy],
    conversions: [...conversions],
    madeFrom: originId === null ? null : { id: originId, name: originName! },
  };
}
