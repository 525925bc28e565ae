import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import {
  hoursOf,
  laborTimeOf,
  minutesOf,
  secondsOf,
  type TimedStep,
  writtenTime,
} from "@/services/labor/time/labor_time.ts";
import { type BaseStep, type OwnStep, resolveStep } from "@/services/labor/steps/resolve_step.ts";

interface Counted {
  steps: readonly TimedStep[];
  coefficient: string;
}

/**
 * What a labor item takes, computed while its steps are typed by the function that the server computes it by. What a base step says stands in the empty cells of its row,
 * and a time that is not written as HH:MM:SS is told where it stands.
 */
export function StepTotals({ form: formId, bases, actions, start, texts }: {
  /** Id of the form. */
  form: string;
  bases: Readonly<Record<string, BaseStep>>;
  /** Names of the action library by their codes. */
  actions: Readonly<Record<string, string>>;
  /** As the server drew it. */
  start: Counted;
  texts: Record<
    "steps" | "elapsed" | "work" | "charged" | "hours" | "minutes" | "wrongTime" | "unknown",
    string
  >;
}) {
  const counted = useSignal<Counted>(start);
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    const editor = form?.querySelector<HTMLElement>('[data-rows="steps"]');
    if (!form || !editor) return;
    const stop = new AbortController();
    const count = () => {
      const steps = [...editor.querySelectorAll<HTMLElement>("[data-row]")].flatMap((row) => {
        const own = ownStep(row);
        const step = resolveStep(own, bases[own.stepId?.toUpperCase() ?? ""], actions);
        showInRow(row, own, step, texts);
        nameAction(row, (own.actionName && actions[own.actionName]) ?? "");
        return Object.values(own).some((value) => value !== null) ? [step] : [];
      });
      const field = form.elements.namedItem("coefficient");
      counted.value = { steps, coefficient: field instanceof HTMLInputElement ? field.value : "" };
    };
    form.addEventListener("input", count, { signal: stop.signal });
    form.addEventListener("change", count, { signal: stop.signal });
    count();
    return () => stop.abort();
  }, []);
  const { steps, coefficient } = counted.value;
  const { elapsedSeconds, workSeconds, laborSeconds } = laborTimeOf(steps, coefficient);
  const fact = (name: string, value: string, key?: string) => (
    <div data-total={key}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <dl class="labor-totals" data-labor-totals="">
      {fact(texts.steps, String(steps.length))}
      {fact(texts.elapsed, writtenTime(elapsedSeconds))}
      {fact(texts.work, writtenTime(workSeconds))}
      {fact(texts.charged, writtenTime(laborSeconds), "charged")}
      {fact(texts.hours, hoursOf(laborSeconds))}
      {fact(texts.minutes, String(minutesOf(laborSeconds)))}
    </dl>
  );
}

function ownStep(row: HTMLElement): OwnStep {
  const text = (name: string) =>
    row.querySelector<HTMLInputElement>(`[data-cell="${name}"]`)?.value.trim() || null;
  const whole = (name: string) => {
    const typed = text(name);
    return typed !== null && /^\d{1,3}$/.test(typed) ? Number(typed) : null;
  };
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

/** Shows in the cells of a row what its base step says, and below them what cannot stay as it is typed. */
function showInRow(
  row: HTMLElement,
  own: OwnStep,
  step: ReturnType<typeof resolveStep>,
  { wrongTime, unknown }: Record<"wrongTime" | "unknown", string>,
): void {
  const isEmpty = Object.values(own).every((value) => value === null);
  for (const cell of row.querySelectorAll<HTMLInputElement>('input[data-cell]:not([data-cell="id"])')) {
    const name = cell.dataset.cell as keyof typeof step;
    cell.placeholder = isEmpty || name === "stepId" ? "" : String(step[name] ?? "");
  }
  say(
    row,
    "stepTime",
    own.stepTime !== null && secondsOf(own.stepTime) === null ? wrongTime : "",
    own.stepTime,
  );
  say(row, "stepId", step.isUnknown ? unknown : "", own.stepId);
}

/** What an action that is typed by its code is called, below it: what is typed by its name says itself. */
function nameAction(row: HTMLElement, name: string): void {
  const cell = row.querySelector('[data-cell="actionName"]');
  const there = cell?.parentElement?.querySelector("[data-action-name]");
  if (name === "") return there?.remove();
  const shown = there ?? document.createElement("span");
  shown.className = "labor-action";
  shown.setAttribute("data-action-name", "");
  if (shown.textContent !== name) shown.textContent = name;
  if (!there) cell?.after(shown);
}

/** A sentence below a cell; while its cell has the focus it is still being typed, and nothing is wrong yet. */
function say(row: HTMLElement, name: string, sentence: string, typed: string | null): void {
  const cell = row.querySelector<HTMLInputElement>(`[data-cell="${name}"]`);
  const place = cell?.closest("td")?.querySelector<HTMLElement>("[data-error-of]");
  if (!cell || !place) return;
  if (sentence !== "" && cell === document.activeElement && (typed?.length ?? 0) < 8) return;
  // What the server has refused stays until something else is typed.
  if (sentence === "" && place.dataset.said === undefined) return;
  place.textContent = sentence;
  if (sentence === "") delete place.dataset.said;
  else place.dataset.said = "";
  cell.toggleAttribute("aria-invalid", sentence !== "");
  if (sentence !== "") cell.setAttribute("aria-invalid", "true");
}
