import { fromHere } from "@/components/table/from_here.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { LANGS, LANGUAGES } from "@/kernel/texts/languages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { editorHref } from "./document_links.ts";
import type { EditorData } from "./read_editor.ts";

/** Languages of a document with the state of each text: those that are written open; the others folded, for who may write them. */
export function LanguageLinks({ kind, data: { document, lang }, basePath, t, writes }: {
  kind: DocumentKind;
  data: EditorData;
  basePath: string;
  t: Translate;
  writes: boolean;
}) {
  const written = new Map(document.texts.map((text) => [text.lang, text.state]));
  const open = LANGS.filter((one) => written.has(one) || writes && one === lang);
  const link = (one: typeof LANGS[number]) => (
    <a
      key={one}
      class="link"
      href={fromHere(`${editorHref(kind, basePath, document)}&lang=${one}`)}
      aria-current={one === lang ? "page" : "false"}
      title={t(`documents.text_state_${written.get(one) ?? "none"}`)}
    >
      {LANGUAGES[one].name}
      {written.get(one) === "stale" && " *"}
    </a>
  );
  return (
    <nav class="document-languages" aria-label={t("documents.languages")}>
      {open.map(link)}
      {writes && (
        <details class="menu" data-menu>
          <summary>{t("documents.languages")}</summary>
          <div class="menu-panel">{LANGS.filter((one) => !open.includes(one)).map(link)}</div>
        </details>
      )}
    </nav>
  );
}
