import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import type { State } from "@/edge/state.ts";
import type { ScoreSummary } from "@/services/scores/my_score.ts";

const FORM = "correct-score";

/** Staff correct the score of the person that is shown, and say why. */
export function CorrectForm({ score: { person, total }, state: { ctx: { t }, flash } }: {
  score: ScoreSummary;
  state: State;
}) {
  const field = (name: string) => ({
    name,
    idPrefix: FORM,
    required: true,
    value: typedOf(flash, FORM, name),
    error: refusalOf(flash, FORM, name),
  });
  return (
    <Card title={t("scores.correct")}>
      <form
        class="form"
        method="post"
        action="/tis/score-corrections"
        data-call="correctScore"
        data-after="reload"
      >
        <input type="hidden" name="_form" value={FORM} />
        <input type="hidden" name="userCode" value={person.code} />
        <input type="hidden" name="total" value={total} />
        <TextField
          {...field("points")}
          type="number"
          step={0.1}
          label={t("scores.points")}
          hint={t("scores.points_hint")}
        />
        <TextField
          {...field("reason")}
          rows={2}
          maxLength={300}
          label={t("scores.reason")}
          hint={t("scores.reason_hint")}
        />
        <p data-form-error role="alert">
          {flash?.form === FORM && flash.kind === "refused" && flash.errors.length === 0 ? flash.message : ""}
        </p>
        <div class="form-actions">
          <Button kind="primary" icon="check">{t("scores.correct_go")}</Button>
        </div>
      </form>
    </Card>
  );
}
