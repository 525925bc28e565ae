import { Button } from "@/components/Button.tsx";
import type { ContentsEntry } from "@/engines/richtext/contents_of.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { ContentsSpy } from "@/islands/documents/ContentsSpy.tsx";

/** Element of the contents. */
const ID = "document-contents";

/** Opens the contents where there is no room for them always; nothing where there are none. */
export function ContentsButton({ entries, t }: { entries: readonly ContentsEntry[]; t: Translate }) {
  if (entries.length === 0) return null;
  return (
    <Button
      icon="table-of-contents"
      label={t("documents.contents")}
      type="button"
      class="contents-open"
      popovertarget={ID}
    />
  );
}

/** Headings of a text as links, at its side or as a drawer; the one that is read is marked. */
export function DocumentContents({ entries, t }: { entries: readonly ContentsEntry[]; t: Translate }) {
  if (entries.length === 0) return null;
  return (
    <nav id={ID} class="document-contents" popover="auto" aria-label={t("documents.contents")}>
      <h2>{t("documents.contents")}</h2>
      <ol>
        {entries.map(({ id, level, words }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
      <ContentsSpy nav={ID} />
    </nav>
  );
}
