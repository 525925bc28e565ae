import { Button } from "@/components/Button.tsx";
import { EditedRow } from "./EditedRow.tsx";
import type { RowsEditorProps } from "./rows_editor_props.ts";

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
          {drawn.map((row, place) => <EditedRow key={place} {...props} row={row} place={place} />)}
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
