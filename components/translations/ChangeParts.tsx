import { Button } from "@/components/Button.tsx";
import type { ListParts } from "@/components/list/parts.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { isLang, tagOf } from "@/kernel/texts/languages.ts";
import type { TextChange } from "@/services/translations/text_change_list.ts";
import { wordDiff } from "@/kernel/texts/word_diff.ts";
import { textsHref } from "./texts_query.ts";

/** How changes of texts look in their list: with the words that went and came, and a way back for each. */
export function changeParts({ mayUndo, mayEdit, basePath, t }: {
  mayUndo: boolean;
  mayEdit: boolean;
  basePath: string;
  t: Translate;
}): ListParts<TextChange> {
  return {
    table: { class: "text-changes" },
    cells: {
      key: (change) => (
        <>
          <p class="texts-context">
            {mayEdit && isLang(change.lang)
              ? (
                <a class="link" href={textsHref(basePath, { lang: change.lang, keyword: change.key })}>
                  <code>{change.key}</code>
                </a>
              )
              : <code>{change.key}</code>}
          </p>
          <Diff change={change} t={t} />
        </>
      ),
    },
    actionsHead: t("translations.log.undo"),
    actionsClass: "nowrap",
    actions: mayUndo
      ? ({ id, undoable }) =>
        undoable && (
          <form
            method="post"
            action={`/tis/text-changes/${id}/undo`}
            data-call="undoTextChange"
            data-after="reload"
          >
            <Button kind="quiet" icon="undo-2">{t("translations.log.undo")}</Button>
          </form>
        )
      : undefined,
    actionsShown: "plain",
  };
}

function Diff({ change, t }: { change: TextChange; t: Translate }) {
  const lang = isLang(change.lang) ? change.lang : "en_US";
  if (change.before === null || change.after === null) {
    return (
      <p class="text-diff" lang={tagOf(lang)}>
        {change.before === null
          ? <ins>{change.after ?? t("translations.log.nothing")}</ins>
          : <del>{change.before}</del>}
      </p>
    );
  }
  return (
    <p class="text-diff" lang={tagOf(lang)}>
      {wordDiff(change.before, change.after, lang).map(({ kind, text }, place) =>
        kind === "same"
          ? <span key={place}>{text}</span>
          : kind === "out"
          ? <del key={place}>{text}</del>
          : <ins key={place}>{text}</ins>
      )}
    </p>
  );
}
