import { Button } from "@/components/Button.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { Neighbour } from "@/engines/documents/neighbours.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { readerHref } from "./reader_query.ts";

/** The ways to the documents before and behind in the list. */
export function DocumentNeighbours({ before, after, kind, basePath, t }: {
  before: Neighbour | null;
  after: Neighbour | null;
  kind: DocumentKind;
  basePath: string;
  t: Translate;
}) {
  if (!before && !after) return null;
  const link = (one: Neighbour | null, icon: string, key: string) =>
    one && (
      <Button
        href={fromHere(readerHref(basePath, kind, one.id, { list: one.query }))}
        icon={icon}
        label={t(key, { title: [one.code, one.title].filter(Boolean).join(" ") })}
      />
    );
  return (
    <>
      {link(before, "chevron-left", "documents.before")}
      {link(after, "chevron-right", "documents.after")}
    </>
  );
}
