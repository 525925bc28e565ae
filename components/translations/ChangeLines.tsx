import { Button } from "@/components/Button.tsx";
import { State as StateMark } from "@/components/Mark.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import { isLang, LANGUAGES, tagOf } from "@/kernel/texts/languages.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { TextChange } from "@/services/translations/read_changes.ts";
import { wordDiff } from "@/services/translations/word_diff.ts";
import { textsHref } from "./texts_query.ts";

const TONES = { edit: "info", import: "info", reset: "mute", undo: "warn" } as const;

/** Changes of texts with the words that went and came, and a way back for each. */
export function ChangeLines({ changes, mayUndo, mayEdit, basePath, t, format }: {
  changes: readonly TextChange[];
  mayUndo: boolean;
  mayEdit: boolean;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  return (
    <table class="table stack text-changes">
      <thead>
        <tr>
          <th scope="col">{t("translate.log.when")}</th>
          <th scope="col">{t("translate.log.who")}</th>
          <th scope="col">{t("translate.lang")}</th>
          <th scope="col">{t("translate.log.what")}</th>
          <th scope="col">{t("translate.log.via")}</th>
          {mayUndo && (
            <th scope="col">
              <span class="off-screen">{t("translate.log.undo")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id}>
            <td class="nowrap" data-label={t("translate.log.when")}>{format.moment(change.changedAt)}</td>
            <td data-label={t("translate.log.who")}>{change.changedBy ?? t("translate.log.portal")}</td>
            <td class="nowrap" data-label={t("translate.lang")}>
              {isLang(change.lang) ? LANGUAGES[change.lang].name : change.lang}
            </td>
            <td class="title">
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
            </td>
            <td class="nowrap" data-label={t("translate.log.via")}>
              <StateMark tone={TONES[change.via]}>{t(`translate.log.via_${change.via}`)}</StateMark>
            </td>
            {mayUndo && (
              <td class="nowrap" data-none={change.undoable ? undefined : ""}>
                {change.undoable && (
                  <form
                    method="post"
                    action={`/tis/text-changes/${change.id}/undo`}
                    data-call="undoTextChange"
                    data-after="reload"
                  >
                    <Button kind="quiet" icon="undo-2">{t("translate.log.undo")}</Button>
                  </form>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Diff({ change, t }: { change: TextChange; t: Translate }) {
  const lang = isLang(change.lang) ? change.lang : "en_US";
  if (change.before === null || change.after === null) {
    return (
      <p class="text-diff" lang={tagOf(lang)}>
        {change.before === null
          ? <ins>{change.after ?? t("translate.log.nothing")}</ins>
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
