import { linksInTexts, type NewLink, saveLinks } from "@/engines/links/save_links.ts";
import { placesIn } from "@/engines/richtext/places_in.ts";
import { linksOf } from "@/engines/richtext/links_of.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import type { DocumentKind } from "./define_document.ts";
import { readDocument } from "./read_document.ts";
import type { DocumentView } from "./types.ts";

/** Keeps what a published document lists and what its texts name or lead to in all languages, in place of what the revision before did. */
export async function linkDocument(tx: TxCtx, kind: DocumentKind, document: DocumentView): Promise<void> {
  if (!kind.connected || document.code === null) return;
  const sections = document.texts.flatMap(({ body }) => placesIn(body));
  const texts = [
    ...document.texts.map(({ title }) => ({ place: "title", text: title })),
    ...sections.map(({ place, part }) => ({ place, text: textOf(part) })),
  ];
  const links: NewLink[] = [
    ...kind.connected(document.values),
    ...sections.flatMap(({ place, part }) => linksOf(part).map((to) => ({ to, reason: "named", place }))),
    ...await linksInTexts(tx, texts),
  ];
  await saveLinks(tx, { kind: kind.kind, id: document.code }, "document", links);
}

/** Reads the links of all published documents of a kind anew, each in a transaction of its own: things may have come after the texts that name them. */
export async function linkDocumentsAnew(ctx: Ctx, kind: DocumentKind, signal: AbortSignal): Promise<void> {
  const published = await ctx.sql<{ id: number }[]>`
    select d.id from documents d
    where d.kind = ${kind.kind}
      and exists (select from document_revisions r where r.document_id = d.id and r.publish_state = 1)
    order by d.id`;
  for (const { id } of published) {
    signal.throwIfAborted();
    await ctx.tx(async (tx) => {
      const wanted = { id: Number(id), revision: "published" } as const;
      // As its writers see it: readers may not do so on this day.
      await linkDocument(tx, kind, await readDocument(tx, kind, wanted, { lock: true }));
    });
  }
}
