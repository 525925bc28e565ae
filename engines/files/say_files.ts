import type { Ctx } from "@/kernel/ctx.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { isFileId } from "./file_id.ts";
import { mayReadFile, type Readable } from "./readers.ts";

/**
 * What refused files are called: by their names where whoever acts may read them, else by their place in what was given, since the name of what
 * somebody may not read is not theirs to know.
 *
 * @param given all that were given, in their order
 */
export async function sayFiles(
  ctx: Ctx,
  refused: readonly string[],
  given: readonly string[],
): Promise<string> {
  const files = await ctx.sql<(Readable & { name: string })[]>`
    select id, place, owner_id, made_from, name from files where id = any(${
    refused.filter(isFileId)
  }::uuid[])`;
  const said: string[] = [];
  for (const id of refused) {
    const file = files.find((one) => one.id === id);
    const isReadable = file !== undefined && await mayReadFile(ctx, file);
    said.push(isReadable ? file.name : ctx.t("files.nth", { place: given.indexOf(id) + 1 }));
  }
  return said.join(betweenNames(ctx.lang));
}
