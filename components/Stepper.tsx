export type StepperProps =
  & {
    name: string;
    value: number;
    min?: number;
    max?: number;
    /** Pack quantity: each press counts by it. */
    step?: number;
    disabled?: boolean;
    form?: string;
  }
  & (StepperLabels | {
    /** Id of the element that names what is counted, where a list has `StepperWords`. */
    counts: string;
  });

interface StepperLabels {
  /** What is counted: 'Quantity of 3410 6888 459'. */
  label: string;
  /** Names of the two buttons. */
  labelLess: string;
  labelMore: string;
}

/** A number with minus and plus. Without script it is a plain number field; the buttons are hidden then. */
export function Stepper({ name, value, min = 0, max, step = 1, disabled, form, ...labels }: StepperProps) {
  const named = namesOf(labels);
  return (
    <span class="stepper" data-empty={value === 0 ? "" : undefined}>
      <button type="button" data-step="" {...named.less} disabled={disabled || value <= min} />
      <input
        type="number"
        inputMode="numeric"
        name={name}
        value={String(value)}
        {...named.field}
        min={min}
        max={max}
        step={step === 1 ? undefined : step}
        disabled={disabled}
        form={form}
      />
      <button
        type="button"
        data-step="1"
        {...named.more}
        disabled={disabled || (max !== undefined && value >= max)}
      />
    </span>
  );
}

const WORDS = { field: "qty", less: "less", more: "more" };

/** What the controls of all steppers of a list are called, said once: each adds the name of what it counts. */
export function StepperWords({ field, less, more }: { field: string; less: string; more: string }) {
  return (
    <div hidden>
      <span id={WORDS.field}>{field}</span>
      <span id={WORDS.less}>{less}</span>
      <span id={WORDS.more}>{more}</span>
    </div>
  );
}

type Named = { "aria-label": string } | { "aria-labelledby": string };

function namesOf(labels: StepperLabels | { counts: string }): Record<keyof typeof WORDS, Named> {
  if ("counts" in labels) {
    const by = (word: string) => ({ "aria-labelledby": `${word} ${labels.counts}` });
    return { field: by(WORDS.field), less: by(WORDS.less), more: by(WORDS.more) };
  }
  const { label, labelLess, labelMore } = labels;
  return {
    field: { "aria-label": label },
    less: { "aria-label": `${labelLess}: ${label}` },
    more: { "aria-label": `${labelMore}: ${label}` },
  };
}
