import type { ComponentChildren, JSX } from "preact";
import type { Flash } from "@/edge/flash.ts";

/** Ids and aria of a control inside its field, from its name. The refusal of that name is shown under it. */
export interface FieldProps {
  /** Name posted: `vin`, `lines.0.qty`. */
  name: string;
  label: string;
  /** Set when a page has several forms with the same names. */
  idPrefix?: string;
  hint?: string;
  /** Refusal of this field, a sentence. Usually `refusalOf(flash, form, name)`. */
  error?: string;
  /** Stands at the right of the label: 'Reset password'. */
  aside?: ComponentChildren;
  /** The label is for assistive technology only (filters whose placeholder says it). */
  hideLabel?: boolean;
  required?: boolean;
  class?: string;
}

export interface TextFieldProps extends FieldProps {
  type?: "text" | "password" | "email" | "search" | "number" | "date" | "datetime-local" | "tel" | "file";
  value?: string | number;
  placeholder?: string;
  autocomplete?: string;
  inputMode?: JSX.HTMLAttributes["inputMode"];
  maxLength?: number;
  /** Room in characters, where the field is as wide as what it shows. */
  size?: number;
  min?: number | string;
  max?: number | string;
  step?: number;
  accept?: string;
  multiple?: boolean;
  autofocus?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Id of the form it belongs to, where it stands outside of it. */
  form?: string;
  /** VIN, part number, code. */
  mono?: boolean;
  /** Id of a list of suggestions. */
  list?: string;
  /** More than one: a text area. */
  rows?: number;
}

/** Frame of a field: label, control, hint, refusal. `children` gets what its control must carry. */
export function FieldFrame(
  { children, ...field }: FieldProps & { children: (aria: ControlAria) => ComponentChildren },
) {
  const aria = ariaOf(field);
  return (
    <div class={field.class ? `field ${field.class}` : "field"}>
      <div class={field.hideLabel ? "off-screen" : "field-label"}>
        <label for={aria.id}>{field.label}</label>
        {field.aside}
      </div>
      {children(aria)}
      {field.hint && <p class="field-hint" id={`${aria.id}-hint`}>{field.hint}</p>}
      <p class="field-error" id={`${aria.id}-error`} data-error-of={field.name}>{field.error}</p>
    </div>
  );
}

export interface ControlAria {
  id: string;
  name: string;
  required?: boolean;
  "aria-describedby": string;
  "aria-invalid"?: "true";
}

function ariaOf({ name, idPrefix = "f", hint, error, required }: FieldProps): ControlAria {
  const id = `${idPrefix}-${name.replaceAll(".", "-")}`;
  return {
    id,
    name,
    required,
    "aria-describedby": [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(" "),
    ...(error ? { "aria-invalid": "true" as const } : {}),
  };
}

/** A text field with its label and refusal. */
export function TextField(props: TextFieldProps) {
  const { type = "text", rows, mono } = props;
  const shared = {
    placeholder: props.placeholder,
    autocomplete: props.autocomplete,
    maxLength: props.maxLength,
    autofocus: props.autofocus,
    disabled: props.disabled,
    readOnly: props.readOnly,
    form: props.form,
  };
  return (
    <FieldFrame {...props}>
      {(aria) =>
        rows && rows > 1
          ? (
            <textarea {...aria} {...shared} class={mono ? "textarea mono" : "textarea"} rows={rows}>
              {props.value}
            </textarea>
          )
          : (
            <input
              {...aria}
              {...shared}
              class={mono ? "input mono" : "input"}
              type={type}
              value={props.value}
              inputMode={props.inputMode}
              min={props.min}
              max={props.max}
              size={props.size}
              step={props.step}
              accept={props.accept}
              multiple={props.multiple}
              list={props.list}
            />
          )}
    </FieldFrame>
  );
}

/** What was typed into a refused form, for refilling it; undefined when this form was not refused or the field was empty. */
export function typedOf(flash: Flash | null, form: string, name: string): string | undefined {
  if (flash?.form !== form) return undefined;
  const typed = flash.typed[name];
  return Array.isArray(typed) ? typed[0] : typed;
}

/** The sentence that refused a field of a form, if any. */
export function refusalOf(flash: Flash | null, form: string, name: string): string | undefined {
  if (flash?.form !== form) return undefined;
  return flash.errors.find((error) => error.field === name)?.message;
}
