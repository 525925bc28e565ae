import { personOf } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { exportOf, EXPORTS } from "@/engines/exports/known_exports.ts";
import type { ExportState, ExportTask } from "@/engines/exports/types.ts";

export interface ExportList {
  pageNo: number;
  pageSize: number;
  state?: ExportState;
  kind?: string;
}

type Row =
  & Omit<ExportTask, "list" | "page" | "size" | "requestedAt" | "endedAt" | "expiresAt" | "isExpired">
  & {
    size: string | null;
    requestedAt: Date;
    endedAt: Date | null;
    expiresAt: Date | null;
  };

/** The reader's own tasks, newest first. */
export async function listExports(ctx: Ctx, list: ExportList): Promise<Page<ExportTask>> {
  const { sql } = ctx;
  const { pageNo, pageSize, state, kind } = list;
  const from = sql`
    from export_tasks
    where user_id = ${personOf(ctx).id}
      ${state ? sql`and state = ${state}` : sql``}
      ${kind ? sql`and kind = ${kind}` : sql``}`;
  const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`select count(*)::int as total ${from}`;
  const rows = await sql<Row[]>`
    select id, kind, state, rows_done, rows_total, file_id, file_name, size, reason, requested_at, ended_at, expires_at
    ${from}
    order by requested_at desc, id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`;
  return { pageNo, pageSize, total, records: rows.map((row) => taskOf(ctx, row)) };
}

function taskOf(ctx: Ctx, row: Row): ExportTask {
  const type = exportOf(row.kind);
  return {
    ...row,
    list: type ? ctx.t(type.title) : row.kind,
    page: type?.page ?? null,
    size: row.size === null ? null : Number(row.size),
    reason: row.reason === null ? null : ctx.t(row.reason),
    requestedAt: row.requestedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isExpired: row.state === "success" && row.fileId === null,
  };
}

/** Lists that can be asked for, in the reader's words. */
export function exportKinds(ctx: Ctx): { kind: string; name: string }[] {
  return EXPORTS.all.map(({ kind, title }) => ({ kind, name: ctx.t(title) }));
}
