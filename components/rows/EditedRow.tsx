import { Button } from "@/components/Button.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { RowColumn, RowsEditorProps, TypedRow } from "./rows_editor_props.ts";

const TOOLS = { up: "row_table.up", down: "row_table.down", remove: "row_table.remove" } as const;

/** A row: its number, which a sheet is dragged by, a cell for each column, and what moves and removes it. */
export function EditedRow(
  { name, columns, sheet, error, t, row, place }: RowsEditorProps & { row: TypedRow; place: number },
) {
  const tool = (does: keyof typeof TOOLS) => ({
    label: t(TOOLS[does], { row: place + 1 }),
    data: { [`row-${does}`]: "", says: t(TOOLS[does], { row: "{row}" }) },
  });
  return (
    <tr data-row="">
      <td class="num rows-number">
        <span
          data-row-number=""
          data-row-grip={sheet ? "" : undefined}
          draggable={sheet ? true : undefined}
          title={sheet ? t("row_table.drag") : undefined}
        >
          {place + 1}
        </span>
        <input type="hidden" name={`${name}.${place}.id`} value={row.id ?? ""} data-cell="id" />
      </td>
      {columns.map((column) => {
        const posted = `${name}.${place}.${column.name}`;
        return (
          <td key={column.name} data-label={column.label}>
            <Cell
              column={column}
              posted={posted}
              value={row.cells[column.name] ?? ""}
              error={error(posted)}
              t={t}
              place={place}
            />
            {row.id !== null && column.under?.(place)}
            <p class="field-error" data-error-of={posted}>{error(posted)}</p>
          </td>
        );
      })}
      <td class="rows-acts needs-script">
        <Button type="button" kind="quiet" icon="arrow-up" {...tool("up")} />
        <Button type="button" kind="quiet" icon="arrow-down" {...tool("down")} />
        <Button type="button" kind="quiet" icon="x" {...tool("remove")} />
      </td>
    </tr>
  );
}

function Cell({ column, posted, value, error, t, place }: {
  column: RowColumn;
  posted: string;
  value: string;
  error?: string;
  t: Translate;
  place: number;
}) {
  const control = {
    name: posted,
    "data-cell": column.name,
    "aria-label": t("row_table.cell", { field: column.label, row: place + 1 }),
    "data-says": t("row_table.cell", { field: column.label, row: "{row}" }),
    ...(error ? { "aria-invalid": "true" as const } : {}),
  };
  switch (column.kind) {
    case "flag":
      return <input {...control} class="checkbox" type="checkbox" value="true" checked={value === "true"} />;
    case "choice":
      return (
        <select {...control} class="select" data-start={column.start ?? ""}>
          <option value="" selected={value === ""} />
          {column.choices!.map((one) => (
            <option key={one.value} value={one.value} selected={one.value === value}>{one.label}</option>
          ))}
        </select>
      );
    default:
      return (
        <input
          {...control}
          class={column.kind === "code" ? "input mono" : column.kind === "number" ? "input num" : "input"}
          type={column.kind === "day" ? "date" : "text"}
          inputMode={column.kind === "number" ? "decimal" : undefined}
          autocomplete="off"
          readOnly={column.filled}
          tabIndex={column.filled ? -1 : undefined}
          value={value}
          list={column.list}
          placeholder={column.placeholder?.(place)}
          data-start={column.start ?? ""}
        />
      );
  }
}
