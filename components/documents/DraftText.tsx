import { Card } from "@/components/Card.tsx";
import { Radio } from "@/components/Checkbox.tsx";
import { TextField } from "@/components/Field.tsx";
import type { TypedForm } from "@/components/form/typed_form.ts";
import { RichField } from "@/components/richtext/RichField.tsx";
import type { State } from "@/edge/state.ts";
import { bodyTextOf, type DocumentKind } from "@/engines/documents/define_document.ts";
import { linkTargetsPath } from "@/engines/documents/link_targets.ts";
import { emptyDocument } from "@/engines/richtext/plain_document.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { SourceSide } from "./SourceSide.tsx";
import type { EditorData } from "./read_editor.ts";

/** Title and text of a draft in the language that is written, a translation beside its source. */
export function DraftText({ kind, data, state, form }: {
  kind: DocumentKind;
  data: EditorData;
  state: State;
  form: TypedForm;
}) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { document, lang } = data;
  const text = document.texts.find((one) => one.lang === lang);
  const source = document.texts.find((one) => one.state === "source");
  const language = t(`lang.name_${lang}`);
  /** What is shown beside a translation. */
  const beside = source && source.lang !== lang ? source : null;
  return (
    <Card
      title={t("documents.text_in", { language })}
      end={<LanguageLinks kind={kind} data={data} basePath={basePath} t={t} writes />}
    >
      <div class={beside ? "document-sides" : "contents"}>
        {beside && (
          <>
            <fieldset class="document-side-switch" aria-label={t("documents.shown_side")}>
              {(["translation", "source"] as const).map((side) => (
                <Radio key={side} name="_side" value={side} checked={side === "translation"}>
                  {t(`documents.side_${side}`)}
                </Radio>
              ))}
            </fieldset>
            <SourceSide
              source={beside}
              written={text}
              former={data.former}
              links={data.links}
              state={state}
            />
          </>
        )}
        <div class="document-form">
          <TextField
            name="title"
            idPrefix="d"
            label={t("documents.title")}
            maxLength={300}
            required
            value={form.isRefused ? form.text("title") ?? "" : text?.title ?? ""}
            error={form.error("title")}
          />
          <RichField
            ctx={ctx}
            name="body"
            label={t(bodyTextOf(kind))}
            tree={text?.body ?? emptyDocument()}
            typed={form.isRefused ? form.text("text") : null}
            lang={lang}
            pictures={kind.pictures === true}
            linkPath={kind.links ? linkTargetsPath(kind) : null}
            takesWeb={kind.links?.includes("web") ?? false}
            error={form.error("body") ?? form.error("text")}
          />
        </div>
      </div>
    </Card>
  );
}
