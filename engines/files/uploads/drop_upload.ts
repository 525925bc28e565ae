import type { Ctx } from "@/kernel/ctx.ts";
import { dropTail } from "./tail.ts";
import type { Upload } from "./read_upload.ts";

/** Forgets an upload and what the store has of it. The row goes last, so that what fails is done again. */
export async function dropUpload(
  ctx: Ctx,
  { id, key, handle, tailKey }: Pick<Upload, "id" | "key" | "handle" | "tailKey">,
): Promise<void> {
  await ctx.files.parts.drop(key, handle);
  // Its bytes may have become an object that another file of the same content took up: then their collector sees to them.
  const [object] = await ctx.sql`select 1 from file_objects where key = ${key}`;
  if (!object) await ctx.files.remove(key);
  if (tailKey !== null) await dropTail(ctx, tailKey);
  await ctx.sql`delete from uploads where id = ${id}`;
}
