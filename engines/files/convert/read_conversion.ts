import { z } from "zod";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { mayReadFile } from "../readers.ts";
import type { ConversionKind } from "./kinds.ts";
import { facts } from "./made.ts";

export const conversion = z.object({
  state: z.enum(["pending", "processing", "done", "failed"]),
  resultId: z.string().nullable().describe("file that came of it"),
  reason: z.string().nullable().describe("why it failed, in the caller's language"),
  facts: facts.nullable().describe("what was measured: px, pages, paths, triangles, bytes"),
});
/** How a conversion stands. */
export interface ConversionRead extends z.infer<typeof conversion> {
  resultName: string | null;
  changedAt: Date;
}

/** One conversion of a file, or null when it was never asked for. Who may see the file is for the caller to decide. */
export async function readConversion(
  ctx: Ctx,
  fileId: string,
  kind: ConversionKind,
): Promise<ConversionRead | null> {
  const [row] = await ctx.sql<
    (Omit<ConversionRead, "reason"> & {
      reason: { key: string; params?: Record<string, string | number> } | null;
    })[]
  >`
    select c.state, c.result_id, r.name as result_name, c.reason, c.facts, c.changed_at
    from file_conversions c
    left join files r on r.id = c.result_id
    where c.file_id = ${fileId} and c.kind = ${kind}`;
  return row ? { ...row, reason: row.reason && ctx.t(row.reason.key, row.reason.params) } : null;
}

/** One conversion of a file that the caller may read; refused as not found otherwise. */
export async function readConversionOf(
  ctx: Ctx,
  fileId: string,
  kind: ConversionKind,
): Promise<ConversionRead> {
  const [file] = await ctx.sql<
    { id: string; place: string; ownerId: number | null; madeFrom: string | null }[]
  >`
    select id, place, owner_id, made_from from files where id = ${fileId}`;
  const read = file && await mayReadFile(ctx, file) ? await readConversion(ctx, fileId, kind) : null;
  if (!read) throw refuse("not-found");
  return read;
}
