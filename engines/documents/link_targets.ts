import { z } from "zod";
import type { Call } from "@/engines/calls/define_call.ts";
import { groupOf } from "@/engines/calls/words_of_noun.ts";
import { findTargets, type LinkTarget, linkTarget } from "@/engines/links/find_targets.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";

export type { LinkTarget };

/** Where the targets of links in texts of a kind are looked up. */
export function linkTargetsPath(kind: Pick<DocumentKind, "path">): string {
  return `${kind.path}/links/targets`;
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
    output: z.array(linkTarget),
    run: (ctx: Ctx, { words }: { words: string }) => findTargets(ctx, words, kind.links ?? []),
  };
}
