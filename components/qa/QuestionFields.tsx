import { Card } from "@/components/Card.tsx";
import { Checkbox } from "@/components/Checkbox.tsx";
import { FieldFrame, refusalOf, TextField } from "@/components/Field.tsx";
import { FileField } from "@/components/files/FileField.tsx";
import { bytesHref } from "@/components/files/bytes_href.ts";
import type { State } from "@/edge/state.ts";
import { placeOf } from "@/engines/files/places.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import type { AskData } from "./ask_data.ts";
import { saidInForm } from "./said_in_form.ts";

/** Fields for the question itself: its type, words, urgency and files. */
export function QuestionFields({ kind, data, state, form }: {
  kind: QuestionKind;
  data: AskData;
  state: State;
  /** Id of the form that they stand in. */
  form: string;
}) {
  const { ctx, flash } = state;
  const { t } = ctx;
  const { draft, choices } = data;
  const { parents } = QUESTION_ROUTES[kind];
  const said = saidInForm(flash, form);
  return (
    <Card title={t("qa.one")}>
      <FieldFrame
        name="typeCode"
        label={t("qa.typeCode")}
        hint={t("qa.typeCode_hint")}
        required
        error={refusalOf(flash, form, "typeCode")}
      >
        {(aria) => (
          <span class="select-wrap">
            <select class="select" {...aria}>
              <option value="">{t("qa.choose")}</option>
              {[...Map.groupBy(choices.types, ({ typeParent }) => typeParent)].map((
                [parent, types],
              ) => (
                <optgroup key={parent} label={t(`${parents}_${parent}`)}>
                  {types.map(({ code, name }) => (
                    <option
                      key={code}
                      value={code}
                      selected={code === said("typeCode", draft.typeCode).value}
                    >
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </span>
        )}
      </FieldFrame>
      <TextField
        name="title"
        label={t("qa.title")}
        required
        maxLength={200}
        {...said("title", draft.title)}
      />
      <TextField
        name="body"
        label={t("qa.body")}
        hint={t(`qa.body_hint_${kind}`)}
        required
        rows={8}
        maxLength={LIMITS.questionLength}
        {...said("body", draft.body)}
      />
      {/* Without a box ticked the form says no. */}
      <input type="hidden" name="urgent" value="" />
      <Checkbox name="urgent" checked={draft.urgent ?? false}>{t("qa.urgent_long")}</Checkbox>
      <input type="hidden" name="files" value="" />
      {draft.files.map(({ fileId, name }) => (
        <p key={fileId} class="question-file">
          <Checkbox name="files" value={fileId} checked bare>{name}</Checkbox>
          <a class="link" href={bytesHref(fileId, name)} target="_blank" rel="noopener">
            {t("qa.open")}
          </a>
        </p>
      ))}
      <div class="needs-script">
        <FileField
          ctx={ctx}
          place={placeOf("qa")}
          name="files"
          label={t("qa.files")}
          multiple
          captures
          error={refusalOf(flash, form, "files")}
        />
      </div>
    </Card>
  );
}
