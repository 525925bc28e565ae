import { z } from "zod";
import type { Call } from "@/engines/calls/define_call.ts";
import { groupOf } from "@/engines/calls/words_of_noun.ts";
import { LINK_KINDS } from "@/engines/links/link_kinds.ts";
import { recognise } from "@/engines/links/recognise.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { type DocumentKind, documentRight } from "./define_document.ts";

const target = z.object({
  kind: z.string(),
  id: z.string(),
  code: z.string(),
  title: z.string(),
  kindName: z.string().describe("in the reader's language"),
});
/** A thing that a text can lead to. */
export type LinkTarget = z.infer<typeof target>;

/** Where the targets of links in texts of a kind are looked up. */
export function linkTargetsPath(kind: Pick<DocumentKind, "path">): string {
  return `${kind.path}/links/targets`;
}

/** What a writer may let words lead to: things that the words name by number or code, of the kinds that the texts take. */
async function linkTargets(ctx: Ctx, kind: DocumentKind, words: string): Promise<LinkTarget[]> {
  const { mentions, candidates } = recognise(words);
  const kinds = LINK_KINDS.all.filter(({ name, need }) => kind.links?.includes(name) && may(ctx.actor, need));
  const found = await Promise.all(kinds.map(async ({ name, read, known }) => {
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

// deno-lint-ignore no-explicit-any -- of each kind
export function linkTargetsCall(kind: DocumentKind): Call<any, any> {
  return {
    tag: groupOf(kind.noun[1]),
    loggedAs: "reads",
    operationId: `find${kind.noun[0]}LinkTargets`,
    method: "get",
    path: linkTargetsPath(kind),
    need: documentRight(kind, "edit"),
    summary: "What words in a text can lead to, by number or code",
    input: z.object({ words: z.string().trim().min(1).max(300) }),
    output: z.array(target),
    run: (ctx: Ctx, { words }: { words: string }) => linkTargets(ctx, kind, words),
  };
}
