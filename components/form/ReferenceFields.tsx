import { Checkbox } from "@/components/Checkbox.tsx";
import { FieldFrame } from "@/components/Field.tsx";
import { SelectField } from "@/components/Select.tsx";
import { callPaths } from "@/engines/registers/call_paths.ts";
import { MAX_CHOICES } from "./many_choices.ts";
import { isMany } from "./many_choices.ts";
import { Group } from "./ChoiceFields.tsx";
import type { KindDraw } from "./field_draw.ts";

/** So many boxes need no field that looks for words in them. */
const FEW_BOXES = 8;

/** The entry above, or an entry of another register: a select, or found by typing where there are too many. */
export function ReferenceField(draw: KindDraw<"reference" | "parent">) {
  const { ctx, register, name, posted, field, label, hint, value, form, aside, required, choices } = draw;
  const chosen = form.isRefused
    ? form.text(posted)
    : value === null || value === undefined
    ? undefined
    : String(value);
  const frame = {
    name: posted,
    idPrefix: form.idPrefix,
    label,
    hint,
    aside: aside && <span class="field-optional">{aside}</span>,
    error: form.error(posted),
    required,
  };
  if (!isMany(field) && choices.length < MAX_CHOICES) {
    const others = field.kind === "parent" ? choices.filter((one) => one.value !== draw.entry?.key) : choices;
    return (
      <SelectField
        {...frame}
        value={chosen}
        empty={ctx.t(
          required
            ? "registers.choose"
            : field.kind === "parent"
            ? "registers.top"
            : "registers.nothing_chosen",
        )}
        choices={others}
      />
    );
  }
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <input
          {...aria}
          class="input"
          value={chosen}
          autocomplete="off"
          data-reference={callPaths(register).choices(name)}
          data-shown={choices.find((one) => one.value === chosen)?.label}
        />
      )}
    </FieldFrame>
  );
}

/** Several entries of another register: boxes that can be looked through, or tags that are found by typing. */
export function ReferencesField(draw: KindDraw<"references" | "links">) {
  const { ctx, register, name, posted, field, value, form, choices } = draw;
  const chosen = new Set(form.isRefused ? form.texts(posted) : (value as string[] | null) ?? []);
  const id = `${form.idPrefix}-${posted}`;
  // An empty one says that none is left, where nothing would say that nothing changes.
  const none = <input type="hidden" name={posted} value="" />;
  if (field.chips) {
    return (
      <Group {...draw}>
        {none}
        <div class="entry-chips">
          {choices.map((one) => (
            <Checkbox key={one.value} name={posted} value={one.value} checked={chosen.has(one.value)} bare>
              {one.label}
            </Checkbox>
          ))}
        </div>
      </Group>
    );
  }
  if (isMany(field) || choices.length >= MAX_CHOICES) {
    return (
      <Group {...draw}>
        {none}
        <div class="entry-tags" data-tags={posted}>
          {choices.filter((one) => chosen.has(one.value)).map((one) => (
            <Checkbox key={one.value} name={posted} value={one.value} checked bare>{one.label}</Checkbox>
          ))}
        </div>
        <input
          class="input"
          name={posted}
          aria-label={ctx.t("registers.add_to", { field: draw.label })}
          placeholder={ctx.t("registers.add_to", { field: draw.label })}
          autocomplete="off"
          data-reference={callPaths(register).choices(name)}
          data-tags-of={posted}
        />
      </Group>
    );
  }
  return (
    <Group {...draw}>
      {none}
      {choices.length > FEW_BOXES && (
        <input
          class="input needs-script"
          type="search"
          data-filters-boxes={`${id}-boxes`}
          aria-label={ctx.t("registers.look_in", { field: draw.label })}
          placeholder={ctx.t("registers.look_in", { field: draw.label })}
          autocomplete="off"
        />
      )}
      <div class="entry-boxes entry-boxes-list" id={`${id}-boxes`}>
        {choices.map((one) => (
          <Checkbox key={one.value} name={posted} value={one.value} checked={chosen.has(one.value)} bare>
            {one.label}
          </Checkbox>
        ))}
      </div>
    </Group>
  );
}
