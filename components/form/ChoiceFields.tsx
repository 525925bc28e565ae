import type { ComponentChildren } from "preact";
import { Checkbox, Radio } from "@/components/Checkbox.tsx";
import { SelectField } from "@/components/Select.tsx";
import { choiceText } from "@/engines/registers/entry_of.ts";
import type { KindDraw } from "./field_draw.ts";

/** So many answers stand open side by side. */
const FEW = 4;

/** One of the values that the register declares: side by side when they are few, else a select. */
export function ChoiceField(draw: KindDraw<"choice">) {
  const { ctx, register, name, posted, field, label, hint, value, form, aside, required } = draw;
  const chosen = form.isRefused
    ? form.text(posted)
    : value === null || value === undefined
    ? undefined
    : String(value);
  const choices = field.values.map((one) => ({
    value: String(one),
    label: ctx.t(choiceText(register, name, field, one)),
  }));
  if (choices.length > FEW || !required) {
    return (
      <SelectField
        name={posted}
        idPrefix={form.idPrefix}
        label={label}
        hint={hint}
        aside={aside && <span class="field-optional">{aside}</span>}
        error={form.error(posted)}
        required={required}
        value={chosen}
        empty={ctx.t(required ? "registers.choose" : "registers.nothing_chosen")}
        choices={choices}
      />
    );
  }
  return (
    <Group {...draw}>
      <div class="entry-boxes">
        {choices.map((one) => (
          <Radio key={one.value} name={posted} value={one.value} checked={one.value === chosen}>
            {one.label}
          </Radio>
        ))}
      </div>
    </Group>
  );
}

/** Several of the values that the register declares. */
export function ChoicesField(draw: KindDraw<"choices">) {
  const { ctx, register, name, posted, field, value, form } = draw;
  const chosen = form.isRefused ? form.texts(posted) : (value as string[] | null) ?? [];
  return (
    <Group {...draw}>
      <input type="hidden" name={posted} value="" />
      <div class="entry-boxes">
        {field.values.map((one) => (
          <Checkbox key={one} name={posted} value={one} checked={chosen.includes(one)} bare>
            {ctx.t(choiceText(register, name, field, one))}
          </Checkbox>
        ))}
      </div>
    </Group>
  );
}

/** On or off. */
export function FlagField({ posted, label, hint, value, form }: KindDraw<"flag">) {
  const isOn = form.isRefused ? form.text(posted) !== undefined : value === true;
  const id = `${form.idPrefix}-${posted}`;
  return (
    <div class="field">
      <label class="switch">
        <input
          class="toggle"
          type="checkbox"
          role="switch"
          name={posted}
          value="true"
          checked={isOn}
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && <p class="field-hint" id={`${id}-hint`}>{hint}</p>}
      <p class="field-error" data-error-of={posted}>{form.error(posted)}</p>
    </div>
  );
}

/** Frame of controls that are several: their name is a legend. */
export function Group(
  { posted, label, hint, form, aside, children }:
    & Pick<KindDraw, "posted" | "label" | "hint" | "form" | "aside">
    & {
      children: ComponentChildren;
    },
) {
  const id = `${form.idPrefix}-${posted}`;
  return (
    <fieldset class="field" aria-describedby={`${id}-error`}>
      <legend class="field-label">
        <span>{label}</span>
        {aside && <span class="field-optional">{aside}</span>}
      </legend>
      {children}
      {hint && <p class="field-hint">{hint}</p>}
      <p class="field-error" id={`${id}-error`} data-error-of={posted}>{form.error(posted)}</p>
    </fieldset>
  );
}
