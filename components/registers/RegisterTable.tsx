import { Button } from "@/components/Button.tsx";
import { RowActions } from "@/components/table/RowActions.tsx";
import { SelectAll } from "@/components/table/SelectedBar.tsx";
import { SortHead } from "@/components/table/SortHead.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { orderOf, sortNames } from "@/engines/registers/entry_query.ts";
import { fieldOf, keyField, titleField } from "@/engines/registers/shape.ts";
import type { Entry } from "@/engines/registers/types.ts";
import { entryTitle, fieldLabel } from "./entry_texts.ts";
import { cellClass, EntryValue, isBlank, mayBreak } from "./EntryValue.tsx";
import type { MayWrite } from "./may_write.ts";
import type { RegisterParts } from "./parts.ts";
import { type RegisterLinks, type RegisterQuery, shownColumns } from "./register_links.ts";

export interface RegisterTableProps {
  ctx: Ctx;
  register: Register;
  query: RegisterQuery;
  entries: readonly Entry[];
  links: RegisterLinks;
  may: MayWrite;
  /** Rows can be ticked, since something can be done with the ticked ones. */
  ticks: boolean;
  parts: RegisterParts;
}

/** The rows of a register with their boxes, links and actions. */
export function RegisterTable(props: RegisterTableProps) {
  const { ctx, register, query, entries, links } = props;
  const { t } = ctx;
  const columns = shownColumns(register, query);
  const opens = openingColumn(register, columns);
  const order = orderOf(register, query.list.sort);
  const sortable = new Set(sortNames(register));
  // Where no order is declared the list stands in that of its keys.
  const sort = { column: order.field ?? keyField(register) ?? "", descending: order.descending };
  return (
    <table class="table stack register-table" data-density={query.density} data-rows-open="">
      <thead>
        <tr>
          {props.ticks && (
            <th scope="col" class="w-[32px]">
              <SelectAll boxes="entries" t={t} />
            </th>
          )}
          {columns.map((name) => {
            const field = fieldOf(register, name)!;
            const classes = cellClass(field).startsWith("num") ? "num" : "";
            const label = headText(ctx, register, name);
            if (!sortable.has(name)) {
              return <th key={name} scope="col" class={classes || undefined}>{label}</th>;
            }
            return (
              <SortHead
                key={name}
                column={name}
                sort={sort}
                href={({ column, descending }) =>
                  links.href({ sort: descending ? `-${column}` : column, pageNo: 1 })}
                class={classes}
              >
                {label}
              </SortHead>
            );
          })}
          {query.list.deleted && <th scope="col">{t("registers.deleted_at")}</th>}
          <th scope="col">
            <span class="off-screen">{t("table.actions")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.key} {...props} entry={entry} columns={columns} opens={opens} />
        ))}
      </tbody>
    </table>
  );
}

/** The column whose cell opens the entry: the one that names it, else its code, else the first. */
function openingColumn(register: Register, columns: readonly string[]): string | undefined {
  return [titleField(register), keyField(register)].find((name) => name !== null && columns.includes(name)) ??
    columns[0];
}

function headText(ctx: Ctx, register: Register, name: string): string {
  const field = fieldOf(register, name)!;
  const label = fieldLabel(ctx, register, name);
  return "unit" in field && field.unit
    ? ctx.t("registers.with_unit", { field: label, unit: field.unit })
    : label;
}

function Row(
  { ctx, register, links, may, ticks, parts, entry, columns, opens }: RegisterTableProps & {
    entry: Entry;
    columns: readonly string[];
    opens: string | undefined;
  },
) {
  const { t } = ctx;
  const title = entryTitle(register, entry);
  const href = links.href({ opened: { kind: "entry", key: entry.key } });
  const isDeleted = entry.deletedAt !== null;
  return (
    <tr data-key={entry.key}>
      {ticks && (
        <td class="register-box">
          <label class="check">
            <input
              class="checkbox"
              type="checkbox"
              name="entries"
              value={`${entry.version}:${entry.key}`}
              data-title={title}
            />
            <span class="off-screen">{t("table.select_row", { name: title })}</span>
          </label>
        </td>
      )}
      {columns.map((name) => {
        const field = fieldOf(register, name)!;
        const drawn = parts.cells?.[name]?.(entry, ctx) ?? (
          <EntryValue ctx={ctx} entry={entry} name={name} field={field} />
        );
        const classes = [
          cellClass(field) || mayBreak(entry, name, drawn) && "breaks",
          name === opens && "title",
          field.kind === "code" && "register-code",
        ];
        return (
          <td
            key={name}
            class={classes.filter(Boolean).join(" ") || undefined}
            data-label={name === opens || field.kind === "code" ? undefined : fieldLabel(ctx, register, name)}
            data-none={isBlank(entry, name) ? "" : undefined}
          >
            {name === opens ? <a class="row-open" href={href} data-dialog="">{drawn}</a> : drawn}
          </td>
        );
      })}
      {isDeleted && (
        <td class="nowrap tabular-nums" data-label={t("registers.deleted_at")}>
          {formatOf(ctx).moment(entry.deletedAt!)}
        </td>
      )}
      <td class="register-acts">
        <RowActions>
          {parts.rowActions?.(entry, ctx)}
          {isDeleted
            ? may.delete && (
              <Button
                icon="undo-2"
                label={t("registers.restore_one", { name: title })}
                form="register-restore"
                name="keys"
                value={entry.key}
              />
            )
            : (
              <>
                {may.edit && (
                  <Button
                    icon="pencil"
                    label={t("registers.edit_one", { name: title })}
                    href={href}
                    data={{ dialog: "" }}
                  />
                )}
                {may.add && (
                  <Button
                    icon="copy"
                    label={t("registers.copy_one", { name: title })}
                    href={links.href({ opened: { kind: "add", copy: entry.key } })}
                    data={{ dialog: "" }}
                  />
                )}
                {may.delete && !parts.kept?.(entry) && (
                  <Button
                    icon="trash"
                    label={t("registers.delete_one", { name: title })}
                    href={links.href({ opened: { kind: "delete", key: entry.key } })}
                    data={{ dialog: "", delete: "" }}
                  />
                )}
              </>
            )}
        </RowActions>
      </td>
    </tr>
  );
}
