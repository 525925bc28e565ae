import { z } from "zod";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LINK_KINDS } from "./link_kinds.ts";
import { recognise } from "./recognise.ts";

export const linkTarget = z.object({
  kind: z.string(),
  id: z.string(),
  code: z.string(),
  title: z.string(),
  kindName: z.string().describe("in the reader's language"),
});
/** A thing that a text can lead to. */
export type LinkTarget = z.infer<typeof linkTarget>;

/**
 * Things that words name by number or code, of those that the reader may know of.
 *
 * @param kinds names of kinds; left out: all
 */
export async function findTargets(
  ctx: Ctx,
  words: string,
  kinds?: readonly string[],
): Promise<LinkTarget[]> {
  const { mentions, candidates } = recognise(words);
  const asked = LINK_KINDS.all.filter(({ name, need }) =>
    (kinds?.includes(name) ?? true) && may(ctx.actor, need)
  );
  const found = await Promise.all(asked.map(async ({ name, read, known }) => {
    const sure = mentions.filter((mention) => mention.kind === name).map(({ id }) => id);
    const there = known && candidates.length > 0 ? [...(await known(ctx, candidates)).values()] : [];
    const ids = [...new Set([...sure, ...there])];
    const things = ids.length > 0 ? await read(ctx, ids, null) : [];
    return things.map(({ id, code, title }) => ({
      kind: name,
      id,
      code,
      title,
      kindName: ctx.t(`links.kind_${name}`),
    }));
  }));
  return found.flat();
}
