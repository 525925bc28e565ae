import { Button } from "@/components/Button.tsx";
import { TextField, typedOf } from "@/components/Field.tsx";
import type { State } from "@/edge/state.ts";
import { TrialMarks } from "@/islands/sensitive/TrialMarks.tsx";

const FORM = "word-trial";

/** Whether a text would be refused now, and by which words: they are marked in it. Without script the outcome stands above the page. */
export function TryText({ state: { ctx: { t }, flash } }: { state: State }) {
  return (
    <details class="word-trial" open={flash?.form === FORM}>
      <summary>{t("sensitive.try")}</summary>
      <p class="texts-said">{t("sensitive.try_note")}</p>
      <form
        class="form"
        id={FORM}
        method="post"
        action="/tis/sensitive-words/trial"
        data-call="trySensitiveText"
        data-after="stay"
      >
        <input type="hidden" name="_form" value={FORM} />
        <TextField
          name="text"
          idPrefix="trial"
          label={t("sensitive.try_text")}
          rows={3}
          required
          value={typedOf(flash, FORM, "text")}
        />
        <div class="form-actions">
          <Button icon="search-check">{t("sensitive.try_check")}</Button>
        </div>
      </form>
      <TrialMarks form={FORM} />
    </details>
  );
}
