import { Icon } from "./Icon.tsx";

export interface StepperProps {
  name: string;
  value: number;
  /** What is counted: 'Quantity of 3410 6888 459'. */
  label: string;
  /** Names of the two buttons. */
  labelLess: string;
  labelMore: string;
  min?: number;
  max?: number;
  /** Pack quantity: each press counts by it. */
  step?: number;
  disabled?: boolean;
  form?: string;
}

/** A number with minus and plus. Without script it is a plain number field; the buttons are hidden then. */
export function Stepper(
  { name, value, label, labelLess, labelMore, min = 0, max, step = 1, disabled, form }: StepperProps,
) {
  return (
    <span class="stepper" data-stepper="" data-empty={value === 0 ? "" : undefined}>
      <button
        type="button"
        data-step="-1"
        aria-label={`${labelLess}: ${label}`}
        disabled={disabled || value <= min}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        value={String(value)}
        aria-label={label}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        form={form}
      />
      <button
        type="button"
        data-step="1"
        aria-label={`${labelMore}: ${label}`}
        disabled={disabled || (max !== undefined && value >= max)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
