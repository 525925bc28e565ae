import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import type { DocumentText, FormerSource } from "@/engines/documents/types.ts";
import { comparedText } from "@/engines/richtext/compared_text.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { wordDiff } from "@/kernel/texts/word_diff.ts";
import { DocumentBody } from "./DocumentBody.tsx";
import type { TextLinks } from "@/engines/documents/text_links.ts";
import type { State } from "@/edge/state.ts";

/** The source beside a text that is translated from it, and what has changed in it since the translation was right. */
export function SourceSide({ source, written, former, links, state }: {
  source: DocumentText;
  /** The translation; undefined while nobody has begun it. */
  written: DocumentText | undefined;
  former: FormerSource | null;
  links: TextLinks;
  state: State;
}) {
  const { ctx: { t } } = state;
  const language = t(`lang.name_${source.lang}`);
  return (
    <section class="document-source" aria-label={t("documents.source_text", { language })}>
      <p class="field-label">{t("documents.source_text", { language })}</p>
      {written?.state === "stale" && (
        <div class="notice notice-warn document-stale">
          <Icon name="triangle-alert" />
          <div>
            <p>{t("documents.source_changed")}</p>
            {former && <Changes former={former} source={source} />}
            <Button name="upToDate" value="true" icon="check">{t("documents.up_to_date")}</Button>
          </div>
        </div>
      )}
      <p class="document-source-title" lang={tagOf(source.lang)}>{source.title}</p>
      <DocumentBody body={source.body} lang={source.lang} links={links} state={state} />
    </section>
  );
}

/** What has changed: the paragraphs between those that stayed, word by word. */
function Changes({ former, source }: { former: FormerSource; source: DocumentText }) {
  const before = [former.title, ...comparedText(former.body).split("\n")];
  const after = [source.title, ...comparedText(source.body).split("\n")];
  let head = 0;
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head++;
  let tail = 0;
  while (
    tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)
  ) tail++;
  const middle = (lines: readonly string[]) => lines.slice(head, lines.length - tail).join("\n");
  return (
    <p class="document-changes" lang={tagOf(source.lang)}>
      {wordDiff(middle(before), middle(after), source.lang).map(({ kind, text }, place) =>
        kind === "same"
          ? <span key={place}>{text}</span>
          : kind === "out"
          ? <del key={place}>{text}</del>
          : <ins key={place}>{text}</ins>
      )}
    </p>
  );
}
