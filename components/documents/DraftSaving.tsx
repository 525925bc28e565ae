import { Button } from "@/components/Button.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import type { State } from "@/edge/state.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { DraftSaver } from "@/islands/documents/DraftSaver.tsx";
import { holderOf, personOf } from "@/kernel/access/rights.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import type { EditorData } from "./read_editor.ts";

/** The button of a draft's form, and what saves it while it is typed. */
export function DraftSaving({ kind, data, state, form, refused, fields, languages }: {
  kind: DocumentKind;
  data: EditorData;
  state: State;
  /** Id of the form. */
  form: string;
  refused: boolean;
  /** Names of fields and of languages by their keys. */
  fields: Record<string, string>;
  languages: Record<string, string>;
}) {
  const { ctx } = state;
  const { t } = ctx;
  const { document, lang } = data;
  return (
    <div class="document-save">
      <Button kind="primary">{t("documents.save")}</Button>
      <DraftSaver
        form={form}
        locale={tagOf(ctx.lang)}
        zone={holderOf(ctx).zone}
        localKey={`tis.draft ${personOf(ctx).id} ${kind.path}/${document.id} ${document.revision} `}
        readPath={`${kind.path}/${document.id}?revision=${document.revision}`}
        lang={lang}
        refused={refused}
        fields={fields}
        languages={languages}
        texts={{
          ...transportTexts(t),
          ...islandTexts(t, {
            saving: "documents.saving",
            notSaved: "documents.not_saved",
            notSavedField: "documents.not_saved_field",
            ended: "documents.ended_here",
            logIn: "documents.log_in_again",
            goThere: "documents.go_there",
            closed: "documents.closed_here",
            show: "documents.show_now",
            stale: "documents.stale_here",
            restore: "documents.restore_typed",
            discard: "documents.discard_typed",
            untitled: "documents.untitled",
            mine: "documents.my_version",
            theirs: "documents.their_version",
            empty: "documents.nothing",
            decide: "documents.save_choice",
            chooseEach: "documents.choose_each",
            keepMine: "documents.keep_mine",
            takeTheirs: "documents.take_theirs",
          }),
          held: t("documents.held_here", { why: "{why}" }),
          taken: t("documents.taken_over", { fields: "{fields}" }),
          behind: t("documents.changed_by_others", { fields: "{fields}" }),
          lacks: t("documents.lacks", { fields: "{fields}" }),
          unsaved: t("documents.typed_not_saved", { time: "{time}" }),
          unsavedIn: t("documents.typed_not_saved_in", { language: "{language}" }),
          saved: t("documents.saved_at", { time: "{time}" }),
        }}
      />
    </div>
  );
}
