import type { ComponentChildren } from "preact";

export interface CheckboxProps {
  name: string;
  /** Posted when ticked; `on` reads as true at the edge. */
  value?: string;
  checked?: boolean;
  disabled?: boolean;
  required?: boolean;
  children: ComponentChildren;
  /** Hides the words from sight: the box in a table's row, named by what the row is. */
  hideLabel?: boolean;
  /** One of several of the same name: their refusal stands under all of them. */
  bare?: boolean;
  /** Refusal of this field, a sentence. */
  error?: string;
  form?: string;
}

/** A checkbox with its words; both are the target. */
export function Checkbox({ children, hideLabel, bare, error, name, value = "on", ...rest }: CheckboxProps) {
  return (
    <>
      <label class="check">
        <input
          class="checkbox"
          type="checkbox"
          name={name}
          value={value}
          {...rest}
          {...(error ? { "aria-invalid": "true", "aria-describedby": `f-${name}-error` } : {})}
        />
        <span class={hideLabel ? "off-screen" : undefined}>{children}</span>
      </label>
      {!hideLabel && !bare && <p class="field-error" id={`f-${name}-error`} data-error-of={name}>{error}</p>}
    </>
  );
}

/** One of several answers. */
export function Radio(
  { children, ...rest }: Omit<CheckboxProps, "hideLabel" | "bare" | "error"> & { value: string },
) {
  return (
    <label class="check">
      <input class="radio" type="radio" {...rest} />
      <span>{children}</span>
    </label>
  );
}

/** On or off at once: inside a GET form with `auto`, script submits it on change; without script its button does. */
export function Switch(
  { name, checked, children, value = "1", auto }: {
    name: string;
    checked?: boolean;
    children: ComponentChildren;
    value?: string;
    auto?: boolean;
  },
) {
  return (
    <label class="switch">
      <input
        class="toggle"
        type="checkbox"
        role="switch"
        name={name}
        value={value}
        checked={checked}
        {...(auto ? { "data-auto-submit": "" } : {})}
      />
      <span>{children}</span>
    </label>
  );
}
