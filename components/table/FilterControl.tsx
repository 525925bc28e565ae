import type { Translate } from "@/kernel/texts/texts.ts";
import { TextField } from "../Field.tsx";
import { SelectField } from "../Select.tsx";
import type { ListFilter } from "./list_filter.ts";
import { widthOf } from "./width_of.ts";

/** The field of a filter, by its kind. */
export function FilterControl({ t, ...filter }: ListFilter & { t: Translate }) {
  const { label, name } = filter;
  const shared = { label, name, idPrefix: "q", hideLabel: true };
  switch (filter.kind) {
    case "select":
      return (
        <SelectField
          {...shared}
          empty={filter.empty ?? label}
          value={filter.value}
          choices={filter.choices}
        />
      );
    case "days":
      return (
        <span class="filter-days" role="group" aria-label={label}>
          <span class="filter-days-name" aria-hidden="true">{label}</span>
          <TextField
            {...shared}
            name={filter.from}
            label={t("table.from", { what: label })}
            type="date"
            value={filter.first}
          />
          <span aria-hidden="true">–</span>
          <TextField
            {...shared}
            name={filter.to}
            label={t("table.to", { what: label })}
            type="date"
            value={filter.last}
          />
        </span>
      );
    case "typed":
      return (
        <div class="field">
          <label class="off-screen" for={`q-${name}`}>{label}</label>
          <input
            class="input"
            id={`q-${name}`}
            name={name}
            value={filter.value}
            placeholder={label}
            autocomplete="off"
            data-reference={filter.source}
            data-shown={filter.shown}
          />
        </div>
      );
    default:
      return (
        <TextField
          {...shared}
          placeholder={label}
          value={filter.value}
          mono={filter.mono}
          inputMode={filter.kind === "number" ? "decimal" : undefined}
          // Letters of mono are wider than those of the label, which stands in it until something is typed.
          size={Math.min(filter.mono ? 20 : 28, widthOf(label))}
        />
      );
  }
}
