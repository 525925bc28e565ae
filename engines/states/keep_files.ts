import { keepUses } from "@/engines/files/keep_uses.ts";
import { sayFiles } from "@/engines/files/say_files.ts";
import type { FileUse } from "@/engines/files/use_file.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";

/**
 * Keeps exactly these files at a thing; not given, they stay as they are. Refuses `thing-file-unknown` at the field, naming those that are gone, of another place or not for
 * whoever acts.
 *
 * @param field name under which they were given
 */
export async function keepFiles(
  tx: TxCtx,
  use: FileUse,
  field: string,
  given: readonly string[] | undefined,
  place: string,
): Promise<void> {
  if (given === undefined) return;
  const files = [...new Set(given.filter((id) => id !== ""))];
  const unknown = await keepUses(tx, use, files, [place]);
  if (unknown.length > 0) {
    throw refuseField(field, "thing-file-unknown", { files: await sayFiles(tx, unknown, files) });
  }
}
