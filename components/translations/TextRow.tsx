import { Button } from "@/components/Button.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { State as StateMark } from "@/components/Mark.tsx";
import type { State } from "@/edge/state.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { betweenNames } from "@/kernel/texts/between_names.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { type Lang, tagOf } from "@/kernel/texts/languages.ts";
import type { TermHint } from "@/services/translations/glossary.ts";
import { placeholdersOf } from "@/services/translations/message_shape.ts";
import type { InterfaceText } from "@/services/translations/types.ts";
import type { TextUse } from "@/services/translations/where_used.ts";

export interface TextRowProps {
  text: InterfaceText;
  lang: Lang;
  use: TextUse;
  hints: readonly TermHint[];
  /** Place in the list: ids of its controls. */
  place: number;
  mayEdit: boolean;
  state: State;
}

/** One text: its source and where it stands, its writing in the language, and what can be said of it. */
export function TextRow(props: TextRowProps) {
  const { text, lang, place, mayEdit, state } = props;
  const { ctx: { t }, flash } = state;
  const form = `text ${lang} ${text.key}`;
  return (
    <tr data-text={text.key} data-missing={text.states.includes("missing") ? "" : undefined}>
      <td class="texts-source title">
        <Sources {...props} />
      </td>
      <td class="texts-own" data-label={t("translations.text")}>
        {mayEdit
          ? (
            <form
              class="texts-form"
              id={`text-${place}`}
              method="post"
              action="/tis/texts/change"
              data-call="saveText"
              data-after="stay"
              data-quiet=""
            >
              <input type="hidden" name="_form" value={form} />
              <input type="hidden" name="lang" value={lang} />
              <input type="hidden" name="key" value={text.key} />
              <input type="hidden" name="version" value={text.version} />
              <div lang={tagOf(lang)}>
                <TextField
                  name="text"
                  idPrefix={`t${place}`}
                  label={t("translations.text_of", { key: text.key })}
                  hideLabel
                  rows={Math.min(8, Math.max(2, Math.ceil((text.text ?? text.en).length / 50)))}
                  value={typedOf(flash, form, "text") ?? text.text ?? ""}
                  placeholder={text.text === null ? text.en : undefined}
                  error={refusalOf(flash, form, "text")}
                />
              </div>
              <div class="texts-tools">
                <Button icon="check">{t("translations.save")}</Button>
                {text.version > 0 && (
                  <Button kind="quiet" icon="undo-2" form={`reset-${place}`}>
                    {t("translations.reset")}
                  </Button>
                )}
                <Marks text={text} t={t} />
              </div>
            </form>
          )
          : <p lang={tagOf(lang)}>{text.text ?? t("translations.log.nothing")}</p>}
        {mayEdit && text.version > 0 && (
          <form
            id={`reset-${place}`}
            method="post"
            action="/tis/texts/reset"
            data-call="resetText"
            data-after="reload"
            hidden
          >
            <input type="hidden" name="lang" value={lang} />
            <input type="hidden" name="key" value={text.key} />
            <input type="hidden" name="version" value={text.version} />
          </form>
        )}
        <Facts {...props} />
      </td>
    </tr>
  );
}

/** What is known of a text, in words. */
function Marks({ text, t }: { text: InterfaceText; t: State["ctx"]["t"] }) {
  return (
    <span class="texts-marks" data-marks="">
      {text.states.map((one) => (
        <StateMark key={one} tone={toneOf(one)}>{t(`translations.state.${one}`)}</StateMark>
      ))}
    </span>
  );
}

function Sources({ text, lang, use, state: { ctx, basePath } }: TextRowProps) {
  const { t } = ctx;
  return (
    <>
      {lang !== "en_US" && <p lang="en-US">{text.en}</p>}
      {lang !== "zh_CN" && (
        <p class={lang === "en_US" ? undefined : "texts-second"} lang="zh-Hans-CN">{text.zh}</p>
      )}
      <p class="texts-context">
        <code>{text.key}</code>
        <span>
          {use.place === "server"
            ? t("translations.used_server")
            : use.place === "many"
            ? t("translations.used_many")
            : (
              <>
                {t("translations.used_on")} {use.pages.map((route, place) => (
                  <span key={route}>
                    {place > 0 && betweenNames(ctx.lang)}
                    <a class="link" href={`${basePath}/${route}`}>
                      {t(PAGES.all.find((page) => page.route === route)?.title ?? `page.${route}`)}
                    </a>
                  </span>
                ))}
              </>
            )}
        </span>
      </p>
    </>
  );
}

function Facts({ text, lang, hints, mayEdit, state: { ctx } }: TextRowProps) {
  const { t } = ctx;
  const placeholders = placeholdersOf(lang === "en_US" ? text.zh : text.en);
  const at = text.changedAt && formatOf(ctx).moment(text.changedAt);
  return (
    <div class="texts-facts">
      {placeholders.length > 0 && (
        <p>
          <span>{t("translations.placeholders")}</span> {placeholders.map((one) =>
            mayEdit
              ? <button key={one} class="chip mono" type="button" data-insert={one}>{one}</button>
              : <code key={one} class="chip mono">{one}</code>
          )}
        </p>
      )}
      {hints.length > 0 && (
        <p>
          <span>{t("translations.terms")}</span> {hints.map(({ source, term }) =>
            mayEdit
              ? (
                <button key={source} class="chip" type="button" data-insert={term}>
                  {source} → <b lang={tagOf(lang)}>{term}</b>
                </button>
              )
              : <span key={source} class="chip">{source} → {term}</span>
          )}
        </p>
      )}
      {text.version > 0 && text.shipped !== null && <p>{t("translations.shipped", { text: text.shipped })}
      </p>}
      {at && (
        <p>
          {text.changedBy
            ? t("translations.changed_by", { name: text.changedBy, at })
            : t("translations.changed_at", { at })}
        </p>
      )}
    </div>
  );
}
