import { Icon } from "@/components/Icon.tsx";
import { type Lang, LANGS, LANGUAGES, tagOf } from "@/kernel/texts/languages.ts";
import type { KindDraw } from "./field_draw.ts";

/** Languages that always stand open; the reader's own joins them. */
const FIRST: readonly Lang[] = ["zh_CN", "en_US"];

/** A name in every language: Chinese and English at once, the others behind 'More languages' with how many are filled. */
export function NamesField(draw: KindDraw<"names">) {
  const { ctx, posted, label, hint, form, aside, required } = draw;
  const open = [...new Set([...FIRST, ctx.lang])];
  const more = LANGS.filter((lang) => !open.includes(lang));
  const filled = more.filter((lang) => nameOf(draw, lang) !== "").length;
  const id = `${form.idPrefix}-${posted}`;
  const isWrong = more.some((lang) => form.error(`${posted}.${lang}`));
  return (
    <fieldset class="field names-field" aria-describedby={`${id}-error`}>
      <legend class="field-label">
        <span>{label}</span>
        {aside && <span class="field-optional">{aside}</span>}
      </legend>
      {open.map((lang) => (
        <OneName key={lang} {...draw} lang={lang} required={required && lang === ctx.lang} />
      ))}
      <details class="names-more" open={isWrong}>
        <summary class="text-meta">
          <Icon name="chevron-right" />
          {ctx.t("registers.more_languages")}{" "}
          <span class="text-ink-3">{ctx.t("registers.filled_of", { filled, all: more.length })}</span>
        </summary>
        {more.map((lang) => <OneName key={lang} {...draw} lang={lang} required={false} />)}
      </details>
      {hint && <p class="field-hint">{hint}</p>}
      <p class="field-error" id={`${id}-error`} data-error-of={posted}>{form.error(posted)}</p>
    </fieldset>
  );
}

function OneName(draw: KindDraw<"names"> & { lang: Lang }) {
  const { lang, posted, field, form, label } = draw;
  const name = `${posted}.${lang}`;
  const id = `${form.idPrefix}-${posted}-${lang}`;
  const error = form.error(name);
  const control = {
    id,
    name,
    lang: tagOf(lang),
    "aria-describedby": `${id}-error`,
    autocomplete: "off",
    ...(error ? { "aria-invalid": "true" as const } : {}),
  };
  return (
    <div class="names-row">
      <label for={id}>
        <span class="off-screen">{label},</span> {LANGUAGES[lang].name}
      </label>
      {field.long
        ? <textarea {...control} class="textarea" rows={4}>{nameOf(draw, lang)}</textarea>
        : <input {...control} class="input" value={nameOf(draw, lang)} />}
      <p class="field-error" id={`${id}-error`} data-error-of={name}>{error}</p>
    </div>
  );
}

function nameOf({ form, posted, value }: KindDraw<"names">, lang: Lang): string {
  if (form.isRefused) return form.text(`${posted}.${lang}`) ?? "";
  return (value as Record<string, string> | null)?.[lang] ?? "";
}
