import { RowsEditor } from "@/components/rows/RowsEditor.tsx";
import type { RowColumn, TypedRow } from "@/components/rows/rows_editor_props.ts";
import { islandTexts } from "@/components/island_texts.ts";
import { typedForm } from "@/components/form/typed_form.ts";
import type { State } from "@/edge/state.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { StepTotals } from "@/islands/labor/StepTotals.tsx";
import { type OwnStep, resolveStep } from "@/services/labor/steps/resolve_step.ts";
import type { StepWords } from "@/services/labor/steps/step_words.ts";

/** Members of a step in the order of the sheet: what is typed most stands first. */
const COLUMNS = [
  "stepId",
  "actionName",
  "stepTime",
  "workerNum",
  "relativePart1",
  "relativePart2",
  "tool",
  "subsidiary",
  "partNum",
] as const;

const KINDS = { stepId: "code", stepTime: "code", relativePart1: "code", relativePart2: "code" } as const;
const NUMBERS = ["workerNum", "partNum"];
const MOST = 120;
const BASES = "labor-base-steps";
const ACTIONS = "labor-actions";

type Step = OwnStep & { id: string | null };

/**
 * The steps of a labor item, typed like a spreadsheet; what is left empty says the base step, which stands there in gray. Below it what the item takes, computed while it
 * is typed.
 */
export function StepSheet({ document, words, form: formId, state }: {
  document: DocumentView;
  words: StepWords;
  /** Id of the form that it stands in. */
  form: string;
  state: State;
}) {
  const { ctx: { t }, flash } = state;
  const form = typedForm(flash, formId, "d");
  const steps = document.values.steps as Step[];
  const { bases, actions } = words;
  const typed: TypedRow[] = form.isRefused ? postedRows(form.text) : steps.map((step) => ({
    id: step.id,
    cells: Object.fromEntries(COLUMNS.map((name) => [name, textOf(step[name])])),
  }));
  const resolved = typed.map(({ cells }) => resolveStep(stepOf(cells), bases[cells.stepId ?? ""], actions));
  const columns: RowColumn[] = COLUMNS.map((name) => ({
    name,
    label: t(`labor.item.steps_${name}`),
    kind: name in KINDS ? "code" : NUMBERS.includes(name) ? "number" : "text",
    required: false,
    ...(name === "stepId" ? { list: BASES } : name === "actionName" ? { list: ACTIONS } : {}),
    ...(name === "actionName" ? { under: (place: number) => actionOf(typed[place]!, actions) } : {}),
    ...(name === "stepId"
      ? {}
      : { placeholder: (place: number) => textOf(resolved[place]?.[name]) || undefined }),
  }));
  const coefficient = form.isRefused
    ? form.text("coefficient") ?? ""
    : textOf(document.values.coefficient as string | null);
  return (
    <div class="entry-field labor-sheet" data-wide="">
      <RowsEditor
        name="steps"
        idPrefix="d"
        label={t("labor.item.steps")}
        hint={t("labor.sheet.hint")}
        columns={columns}
        rows={typed}
        max={MOST}
        sheet
        error={form.error}
        t={t}
      />
      <datalist id={BASES}>
        {Object.values(bases).map(({ stepId, stepName, stepTime }) => (
          <option key={stepId} value={stepId}>{`${stepName} · ${stepTime}`}</option>
        ))}
      </datalist>
      <datalist id={ACTIONS}>
        {Object.entries(actions).map(([code, name]) => <option key={code} value={name}>{code}</option>)}
      </datalist>
      <StepTotals
        form={formId}
        bases={bases}
        actions={actions}
        start={{ steps: resolved, coefficient }}
        texts={islandTexts(t, {
          steps: "labor.time.steps",
          elapsed: "labor.time.elapsed",
          work: "labor.time.work",
          charged: "labor.time.charged",
          hours: "labor.time.hours",
          minutes: "labor.time.minutes",
          wrongTime: "rule.time",
          unknown: "labor.sheet.unknown",
        })}
      />
    </div>
  );
}

/** What an action that is typed by its code is called, below it; the island says it while it is typed. */
function actionOf({ cells }: TypedRow, actions: StepWords["actions"]) {
  const name = actions[cells.actionName?.trim() ?? ""];
  return name && <span class="labor-action" data-action-name="">{name}</span>;
}

function textOf(value: string | number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}

/** Cells as a step; what is no number counts as none. */
function stepOf(cells: Readonly<Record<string, string>>): OwnStep {
  const text = (name: string) => cells[name]?.trim() || null;
  const whole = (name: string) => /^\d{1,3}$/.test(cells[name]?.trim() ?? "") ? Number(cells[name]) : null;
  return {
    stepId: text("stepId"),
    actionName: text("actionName"),
    relativePart1: text("relativePart1"),
    relativePart2: text("relativePart2"),
    stepTime: text("stepTime"),
    tool: text("tool"),
    subsidiary: text("subsidiary"),
    partNum: whole("partNum"),
    workerNum: whole("workerNum"),
  };
}

/** What was typed in a refused form. */
function postedRows(text: (name: string) => string | undefined): TypedRow[] {
  const rows: TypedRow[] = [];
  for (let place = 0; place <= MOST; place++) {
    const id = text(`steps.${place}.id`);
    if (id === undefined) break;
    const cells = Object.fromEntries(COLUMNS.map((name) => [name, text(`steps.${place}.${name}`) ?? ""]));
    if (id !== "" || Object.values(cells).some((one) => one !== "")) rows.push({ id: id || null, cells });
  }
  return rows;
}
