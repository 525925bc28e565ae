import { RowActions } from "@/components/table/RowActions.tsx";
import { SelectAll } from "@/components/table/SelectedBar.tsx";
import { SortHead } from "@/components/table/SortHead.tsx";
import { sortOf } from "@/engines/lists/ask_list.ts";
import { type AnyList, type Column, columnOf } from "@/engines/lists/define_list.ts";
import { valueOf } from "@/engines/lists/read_list.ts";
import { pageColumns } from "@/engines/lists/views/view_query.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Cell } from "@/engines/exports/define_export.ts";
import type { ListAddress, ListLinks } from "./list_links.ts";
import { cellClass, ListCell } from "./ListCell.tsx";
import type { ListParts } from "./parts.ts";

interface ListTableProps<R> {
  list: AnyList;
  address: ListAddress;
  records: readonly R[];
  links: ListLinks;
  parts: ListParts<R>;
  ctx: Ctx;
  basePath: string;
}

/** Columns that a page of the list shows now, in their order. */
export function shownColumns(list: AnyList, { cols }: Pick<ListAddress, "cols">): string[] {
  return pageColumns(list).filter((name) =>
    cols ? cols.includes(name) : columnOf(list, name).in !== "chooser"
  );
}

/** What tells a record from the others of its list. */
export function idOf<R>(list: AnyList, record: R): string | number {
  return list.id ? list.id(record) : (record as { id: string | number }).id;
}

/** The records of a list by its columns. */
export function ListTable<R>(props: ListTableProps<R>) {
  const { list, address, records, parts, ctx } = props;
  const { t } = ctx;
  const columns = shownColumns(list, address).filter((name) => columnOf(list, name).for?.(ctx) ?? true);
  const labelled = labelledAmong(list, columns);
  return (
    <table
      class={["table stack", parts.table?.class].filter(Boolean).join(" ")}
      data-density={parts.table?.density}
      data-rows-open=""
    >
      <thead>
        <tr>
          {parts.ticks && (
            <th scope="col" class="w-[32px]">
              <SelectAll boxes={parts.ticks.boxes} t={t} />
            </th>
          )}
          {columns.map((name) => <Head key={name} name={name} {...props} />)}
          {parts.actions && (
            <th scope="col">
              <span class="off-screen">{parts.actionsHead ?? t("table.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <Row
            key={idOf(list, record)}
            record={record}
            columns={columns}
            labelled={labelled}
            {...props}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head<R>({ name, list, address, links, parts, ctx }: ListTableProps<R> & { name: string }) {
  const column = columnOf(list, name) as Column<R>;
  const isNumber = column.kind === "number" || column.kind === "money";
  const label = ctx.t(column.text);
  const extra = parts.heads?.[name];
  if (column.sort === undefined) {
    return (
      <th scope="col" class={[isNumber && "num", extra].filter(Boolean).join(" ") || undefined}>{label}</th>
    );
  }
  return (
    <SortHead
      column={name}
      sort={sortOf(list, address.asked.sort)}
      href={(sort) => links.href({ sort: `${sort.descending ? "-" : ""}${sort.column}` })}
      numeric={isNumber}
      class={extra}
    >
      {label}
    </SortHead>
  );
}

function Row<R>(
  { record, columns, labelled, list, links, parts, ctx, basePath }: ListTableProps<R> & {
    record: R;
    columns: readonly string[];
    labelled: ReadonlySet<string>;
  },
) {
  const { ticks } = parts;
  const hrefIn = (name: string, column = columnOf(list, name) as Column<R>) =>
    carrying(
      parts.carries,
      links,
      hrefOf(column, record, valueOf(ctx, column, name, record), ctx, basePath),
    );
  const title = columns.find((name) => columnOf(list, name).title);
  const titleHref = title === undefined ? null : hrefIn(title);
  return (
    <tr {...parts.row?.(record)}>
      {ticks && (
        <td class={ticks.cellClass}>
          <label class="check">
            <input class="checkbox" type="checkbox" name={ticks.boxes} value={ticks.value(record)} />
            <span class="off-screen">{ctx.t("table.select_row", { name: ticks.name(record) })}</span>
          </label>
        </td>
      )}
      {columns.map((name) => {
        const column = columnOf(list, name) as Column<R>;
        const value = valueOf(ctx, column, name, record);
        const href = hrefIn(name, column);
        return (
          <td
            key={name}
            class={[cellClass(column, value), parts.classes?.[name]].filter(Boolean).join(" ") || undefined}
            data-label={labelled.has(name) ? ctx.t(column.text) : undefined}
            data-none={value === null ? "" : undefined}
          >
            {parts.cells?.[name]?.(record, ctx) || (
              <ListCell
                column={column}
                record={record}
                value={value}
                href={href}
                isSecond={href !== null && name !== title && href === titleHref}
                ctx={ctx}
              />
            )}
          </td>
        );
      })}
      {parts.actions && (
        <td class={parts.actionsClass}>
          <Actions record={record} parts={parts} />
        </td>
      )}
    </tr>
  );
}

function Actions<R>({ record, parts }: { record: R; parts: ListParts<R> }) {
  const actions = parts.actions!(record);
  if (!actions) return null;
  const shown = parts.actionsShown;
  return shown === "plain" ? <>{actions}</> : <RowActions always={shown}>{actions}</RowActions>;
}

/** Columns whose heads stand before their values on a phone: a number alone does not say what it is, nor a moment beside another. */
function labelledAmong(list: AnyList, columns: readonly string[]): ReadonlySet<string> {
  const isTime = (name: string) => ["moment", "day"].includes(columnOf(list, name).kind);
  const several = columns.filter(isTime).length > 1;
  return new Set(columns.filter((name) => {
    const { kind, labelled } = columnOf(list, name);
    return kind === "number" || kind === "money" || labelled === true || (several && isTime(name));
  }));
}

/** The address of a record with the list's own query, so that its page knows the records beside it. */
function carrying(name: string | undefined, links: ListLinks, href: string | null): string | null {
  if (name === undefined || href === null) return href;
  const query = links.here().split("?")[1] ?? "";
  return `${href}${href.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(query)}`;
}

function hrefOf<R>(column: Column<R>, record: R, value: Cell, ctx: Ctx, basePath: string): string | null {
  const href = value === null ? null : column.href?.(record, ctx) ?? null;
  return href === null || href.startsWith("?") ? href : `${basePath}/${href}`;
}
