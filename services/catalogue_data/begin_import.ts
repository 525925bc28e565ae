import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import { readStoredFile } from "@/engines/files/read_stored_file.ts";
import { useFile } from "@/engines/files/use_file.ts";
import { enqueue } from "@/engines/work/enqueue.ts";
import { holderOf, requireRight } from "@/kernel/access/rights.ts";
import { codeOf } from "@/kernel/access/actor.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { tellImports } from "./importing/tell.ts";
import { IMPORT_WORK } from "./importing/work_name.ts";
import { KIND_NAMES } from "./kinds.ts";
import { SET_PARTS, setPartOf } from "./set_parts.ts";

/** Place of the files of sets, and what uses them. */
export const CATALOGUE_PLACE = "catalogue-data";

export const newImport = z.object({
  files: z.array(z.uuid()).min(1).max(SET_PARTS.length)
    .describe(
      "of the place catalogue-data; the name of each begins with its kind: lines.csv, lines-2026-11-22.xlsx; drawings.zip has the drawings themselves",
    ),
  note: z.string().max(200).default("").describe("what the set is, for the history"),
});

/**
 * Takes a set of files in and begins its dry run. Refuses `catalogue-file-kind` for a file whose name begins with no kind, `catalogue-kind-twice`,
 * and files that are not the caller's or were not brought for this.
 *
 * @returns id of the import
 */
export async function beginImport(ctx: Ctx, { files, note }: z.output<typeof newImport>): Promise<number> {
  requireRight(ctx, "CatalogueImport:import");
  const kinds = new Map<string, { id: string; name: string }>();
  for (const id of new Set(files)) {
    const { name, place } = await readStoredFile(ctx, id);
    const part = place === CATALOGUE_PLACE ? setPartOf(name) : undefined;
    if (!part) throw refuseField("files", "catalogue-file-kind", { name, kinds: KIND_NAMES });
    const twice = kinds.get(part);
    if (twice) throw refuseField("files", "catalogue-kind-twice", { name, other: twice.name });
    kinds.set(part, { id, name });
  }
  return await ctx.tx(async (tx) => {
    const { sql } = tx;
    const [begun] = await sql<{ id: number }[]>`
      insert into catalogue_imports (state, note, created_at, created_by, created_as)
      values ('checking', ${note.trim() || null}, ${tx.clock()}, ${personId(tx)}, ${codeOf(holderOf(tx))})
      returning id`;
    const importId = begun!.id;
    for (const [kind, { id, name }] of kinds) {
      await sql`
        insert into catalogue_import_files (import_id, kind, file_id, name) values (${importId}, ${kind}, ${id}, ${name})`;
      await useFile(tx, id, { kind: CATALOGUE_PLACE, id: String(importId) });
    }
    await enqueue(tx, IMPORT_WORK, `${importId}:check`, { importId, step: "check" });
    await recordChange(tx, {
      operation: "beginCatalogueImport",
      subjectKind: "CatalogueImport",
      subjectId: importId,
      after: { files: [...kinds.values()].map(({ name }) => name), note },
    });
    tellImports(tx, importId);
    return importId;
  });
}
