import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { act } from "./act.ts";
import type { DocumentKind } from "./define_document.ts";
import { documentRight } from "./document_rights.ts";
import { readDocument } from "./read_document.ts";

/** A revision as it was read. */
export interface ReadRevision {
  id: number;
  revision: number;
  version: number;
}

/** `17.2:5`, version 5 of revision 2 of document 17, as tick boxes post it. */
export function revisionOf(text: string): ReadRevision {
  const [, id, revision, version] = /^(\d+)\.(\d+):(\d+)$/.exec(text)!;
  return { id: Number(id), revision: Number(revision), version: Number(version) };
}

/**
 * Decides on several documents of one series, all or none (specification section 5: batch approval requires the same vehicle series).
 * Refuses `batch-no-rows`, `document-other-series`, and what stands against any of them.
 */
export async function decideTogether(
  ctx: Ctx,
  kind: DocumentKind,
  { documents, action, remark }: {
    documents: readonly ReadRevision[];
    action: "pass" | "reject" | "fail";
    remark?: string;
  },
): Promise<{ count: number }> {
  const by = documentRight(kind, "verify");
  requireRight(ctx, by);
  if (documents.length === 0) throw refuse("batch-no-rows");
  return await ctx.tx(async (tx) => {
    // In one order, so that two who decide at once do not wait for each other.
    const inOrder = documents.toSorted((a, b) => a.id - b.id);
    const series = new Set<string>();
    for (const one of inOrder) {
      const document = await readDocument(tx, kind, one, { by, lock: true });
      series.add([...document.series].sort().join());
    }
    if (series.size > 1) throw refuse("document-other-series");
    for (const one of inOrder) await act(tx, kind, { ...one, action, remark });
    return { count: inOrder.length };
  });
}
