import { Notice } from "@/components/Notice.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import type { DocumentText, DocumentView } from "@/engines/documents/types.ts";
import { type Lang, nameOfLang } from "@/kernel/texts/languages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** For who submits or decides: the languages whose text is older than the source, each leading to that text. Nothing where all are right. */
export function StaleTexts({ document: { texts }, href, t }: {
  document: Pick<DocumentView, "texts">;
  href: (lang: Lang) => string;
  t: Translate;
}) {
  const stale = texts.filter(({ state }) => state === "stale");
  const source = texts.find(({ state }) => state === "source");
  if (stale.length === 0 || !source) return null;
  return (
    <Notice tone="warn">
      <p>{t("documents.stale_texts", { language: t(`lang.name_${source.lang}`) })}</p>
      <ul>
        {stale.map(({ lang }) => (
          <li key={lang}>
            <a class="link" href={href(lang)}>{nameOfLang(lang)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** For a reader: that the text shown is older than its source. Leads to the source; without an address, as on paper, it only says so. */
export function StaleText({ document: { texts }, text, href, t }: {
  document: Pick<DocumentView, "texts">;
  text: DocumentText | undefined;
  href?: (lang: Lang) => string;
  t: Translate;
}) {
  const source = texts.find(({ state }) => state === "source");
  if (text?.state !== "stale" || !source) return null;
  const language = t(`lang.name_${source.lang}`);
  return (
    <Notice tone="warn">
      {t("documents.stale_text", { language: t(`lang.name_${text.lang}`), source: language })}{" "}
      {href && (
        <a class="link" href={fromHere(href(source.lang))}>{t("documents.read_source", { language })}</a>
      )}
    </Notice>
  );
}
