import { FieldFrame, type FieldProps } from "./Field.tsx";

export interface Choice {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps {
  choices: readonly Choice[];
  value?: string;
  /** First choice, of no value: 'All series'. */
  empty?: string;
  disabled?: boolean;
  /** As of `Select`. */
  auto?: boolean | string;
}

/** The browser's own select in our look, without a label of its own. */
export function Select(
  { choices, value, empty, auto, ...control }: {
    name: string;
    id?: string;
    label?: string;
    choices: readonly Choice[];
    value?: string;
    empty?: string;
    disabled?: boolean;
    /** Submits its GET form on change, when script runs; by the button of that id where one is named. */
    auto?: boolean | string;
  },
) {
  const { label, ...rest } = control;
  return (
    <span class="select-wrap">
      <select
        class="select"
        aria-label={label}
        {...rest}
        {...(auto ? { "data-auto-submit": auto === true ? "" : auto } : {})}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map((choice) => (
          <option
            key={choice.value}
            value={choice.value === choice.label ? undefined : choice.value}
            selected={choice.value === value}
          >
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** A select with its label and refusal. */
export function SelectField({ choices, value, empty, disabled, auto, ...field }: SelectFieldProps) {
  return (
    <FieldFrame {...field}>
      {(aria) => (
        <Select {...aria} choices={choices} value={value} empty={empty} disabled={disabled} auto={auto} />
      )}
    </FieldFrame>
  );
}
