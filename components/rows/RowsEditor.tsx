import type { ComponentChildren } from "preact";
import { Button } from "@/components/Button.tsx";
import type { Choice } from "@/components/Select.tsx";
import type { Translate } from "@/kernel/texts/texts.ts";

/** A column of a table of rows: what a cell is typed in. */
export interface RowColumn {
  name: string;
  label: string;
  kind: "text" | "code" | "number" | "day" | "flag" | "choice";
  /** Of a choice; nothing is chosen at first where it is empty or may be. */
  choices?: readonly Choice[];
  required: boolean;
  /** It follows from the others: shown, not typed. */
  filled?: boolean;
  unit?: string;
  /** What a new row begins with. */
  start?: string;
  /** Id of a list of suggestions. */
  list?: string;
  /** What an empty cell of a row stands for. */
  placeholder?: (place: number) => string | undefined;
  /** What is said below the cell of a row that is there. */
  under?: (place: number) => ComponentChildren;
}

/** A row as it is typed: texts by column; of a flag `true` or nothing. */
export interface TypedRow {
  /** Null for one that is not there yet. */
  id: string | null;
  cells: Readonly<Record<string, string>>;
}

export interface RowsEditorProps {
  /** Posted as `<name>.<row>.<column>`, rows from 0. */
  name: string;
  idPrefix: string;
  label: string;
  hint?: string;
  /** A word beside the label: that there may be none. */
  aside?: string;
  columns: readonly RowColumn[];
  rows: readonly TypedRow[];
  /** Most rows. */
  max: number;
  /** Each row is a card of its own, also where there is room. */
  tall?: boolean;
  /** Typed like a spreadsheet: arrows go from cell to cell, rows are dragged, and what was done is undone. */
  sheet?: boolean;
  /** The sentence that refused a posted name. */
  error: (posted: string) => string | undefined;
  t: Translate;
}

/**
 * Rows of a table that are typed within a form: added, removed, moved, pasted. An empty one stands at the end; what is left empty is no row, so
 * that it works without script too. What script adds is done by islands/rows/install_rows.ts.
 */
export function RowsEditor(props: RowsEditorProps) {
  const { name, idPrefix, label, hint, aside, columns, rows, max, tall, sheet, error, t } = props;
  const blank = { id: null, cells: Object.fromEntries(columns.map((one) => [one.name, one.start ?? ""])) };
  const drawn = rows.length < max ? [...rows, blank] : rows;
  const id = `${idPrefix}-${name}`;
  const said = (key: string, names: readonly string[]) =>
    t(key, Object.fromEntries(names.map((one) => [one, `{${one}}`])));
  return (
    <fieldset
      class="field rows-editor"
      aria-describedby={`${id}-hint ${id}-error`}
      data-rows={name}
      data-tall={tall ? "" : undefined}
      data-sheet={sheet ? "" : undefined}
      data-rows-max={max}
      data-rows-moved={said("row_table.moved", ["row"])}
      data-rows-removed={said("row_table.removed", ["count"])}
      data-rows-full={said("row_table.full", ["limit", "count"])}
      data-rows-undone={sheet ? t("row_table.undone") : undefined}
      data-rows-redone={sheet ? t("row_table.redone") : undefined}
    >
      <legend class="field-label">
        <span>{label}</span>
        {aside && <span class="field-optional">{aside}</span>}
      </legend>
      {hint && <p class="field-hint">{hint}</p>}
      <table class="rows-table">
        <thead>
          <tr>
            <th scope="col" class="num">{t("row_table.row")}</th>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {column.unit
                  ? t("registers.with_unit", { field: column.label, unit: column.unit })
                  : column.label}
              </th>
            ))}
            <th scope="col" class="needs-script">
              <span class="off-screen">{t("table.actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {drawn.map((row, place) => <Row key={place} {...props} row={row} place={place} />)}
        </tbody>
      </table>
      <div class="rows-tools needs-script">
        <Button type="button" icon="plus" class="rows-add" data={{ "row-add": "" }}>
          {t("row_table.add")}
        </Button>
        {sheet && (
          <>
            <Button type="button" kind="quiet" icon="undo-2" data={{ "row-undo": "" }}>
              {t("row_table.undo")}
            </Button>
            <Button type="button" kind="quiet" icon="redo-2" data={{ "row-redo": "" }}>
              {t("row_table.redo")}
            </Button>
          </>
        )}
      </div>
      <p class="field-hint needs-script" id={`${id}-hint`}>
        {t(sheet ? "row_table.sheet_hint" : "row_table.hint")}
      </p>
      <p class="off-screen" role="status" data-rows-said="" />
      <p class="field-error" id={`${id}-error`} data-error-of={name}>{error(name)}</p>
    </fieldset>
  );
}

const TOOLS = { up: "row_table.up", down: "row_table.down", remove: "row_table.remove" } as const;

function Row(
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
