import type { Asked } from "@/engines/lists/ask_list.ts";
import { readList } from "@/engines/lists/read_list.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Page } from "@/kernel/paging.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { type RightHolder, rightHolderList } from "./right_holder_list.ts";

/** Who has a right: a line for each assignment that gives it, by name. Refuses an unknown right. */
export async function rightHolders(
  ctx: Ctx,
  right: string,
  asked: Omit<Asked<typeof rightHolderList.filter>, "right">,
): Promise<Page<RightHolder>> {
  const [known] = await ctx.sql`select from rights where code = ${right} and deleted_at is null`;
  if (!known) throw refuse("right-unknown", { right: right.slice(0, 80) });
  return await readList(ctx, rightHolderList, { ...asked, right });
}
