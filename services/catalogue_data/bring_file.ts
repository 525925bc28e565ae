import { storeFile } from "@/engines/files/store_file.ts";
import { useFile } from "@/engines/files/use_file.ts";
import { machineId } from "@/kernel/access/person_id.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { CATALOGUE_PLACE } from "./begin_import.ts";
import { KIND_NAMES } from "./kinds.ts";
import { setPartOf } from "./set_parts.ts";

/** What keeps a file that a machine has brought until a set takes it: its id is that of the machine's token. */
export const BROUGHT = "catalogue-brought";
/** How long it is kept without a set. */
export const BROUGHT_HOURS = 24;

/**
 * Stores one file of a set as its bytes come. A person's is theirs; what a machine brings is kept for that machine until a set takes it. Refuses
 * `catalogue-file-kind` before a byte is read.
 *
 * @param size bytes that must come, where they are known
 * @returns the file's id, for `beginImport`
 */
export async function bringFile(
  ctx: Ctx,
  { name, body, size }: { name: string; body: ReadableStream<Uint8Array>; size?: number },
): Promise<string> {
  requireRight(ctx, "CatalogueImport:import");
  if (!setPartOf(name)) {
    throw refuseField("files", "catalogue-file-kind", { name, kinds: KIND_NAMES });
  }
  const machine = machineId(ctx);
  return await storeFile(ctx, { place: CATALOGUE_PLACE, name, body, expectedSize: size }, async (tx, id) => {
    if (machine !== null) await useFile(tx, id, { kind: BROUGHT, id: String(machine) });
  });
}
