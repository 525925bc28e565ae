import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Part } from "@/components/Part.tsx";
import { ColumnChooser } from "@/components/table/ColumnChooser.tsx";
import { SelectedBar } from "@/components/table/SelectedBar.tsx";
import type { State } from "@/edge/state.ts";
import { type AnyList, type ColumnOf, columnOf, type RecordOf } from "@/engines/lists/define_list.ts";
import { titleOf } from "@/engines/lists/list_export.ts";
import { pageColumns } from "@/engines/lists/views/view_query.ts";
import { viewedList } from "@/engines/lists/views/viewed.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { isNarrowed, listLinks } from "./list_links.ts";
import { ListFilterBar } from "./ListFilterBar.tsx";
import { ListPager } from "./ListPager.tsx";
import { ListTable, shownColumns } from "./ListTable.tsx";
import type { ListParts } from "./parts.ts";
import type { ListPageData } from "./read_list_page.ts";
import { SavedViews } from "./SavedViews.tsx";

export { readListPage } from "./read_list_page.ts";

/** A list with what its page has read; `parts` is what it draws otherwise. */
export interface ListProps<L extends AnyList> {
  list: L;
  data: ListPageData<RecordOf<L>>;
  state: State;
  parts?: ListParts<RecordOf<L>, ColumnOf<L>>;
}

/** The page of a list: head with its tools, filters, table, pages. */
export function ListPage<L extends AnyList>(props: ListProps<L>) {
  const { parts = {}, state: { flash } } = props;
  const isTold = flash?.kind === "refused" && (parts.ownRefusals || (flash.form ?? "").startsWith("view-"));
  const list = (
    <div class="page-fill">
      <ListBody {...props} />
      {parts.below}
    </div>
  );
  return (
    <>
      <ListHead {...props} />
      <FlashNotice flash={isTold ? null : flash} />
      {parts.above}
      {parts.within ? parts.within(list) : list}
    </>
  );
}

/** Head of a list's page: its name, count, export and what else it offers. */
export function ListHead<L extends AnyList>({ list, data, state, parts = {} }: ListProps<L>) {
  const { t } = state.ctx;
  const { count } = list.words ?? {};
  const module = pageOf(list.page)?.module;
  return (
    <PageHead
      title={parts.title ?? t(titleOf(list))}
      note={parts.note ?? (count && t(count, { count: data.list.total }))}
      crumbs={parts.crumbs ?? (module && [{ label: t(`nav.${module}`) }])}
      crumbsLabel={parts.crumbsLabel}
      flush
    >
      <ListTools list={list} data={data} state={state} parts={parts} />
    </PageHead>
  );
}

/** What a list offers beside its records: sheet, tools of the page, views, columns. */
export function ListTools<L extends AnyList>({ list, data, state, parts = {} }: ListProps<L>) {
  const { ctx, basePath, flash } = state;
  const links = listLinks(list, basePath, data);
  const shown = shownColumns(list, data);
  const { asked } = data;
  return (
    <>
      {parts.firstTools}
      <ExportButton
        ctx={ctx}
        kind={list.kind}
        query={{
          ...Object.fromEntries(Object.keys(list.filter).map((name) => [name, asked[name]])),
          sort: asked.sort,
        }}
        total={data.list.total}
        hint={parts.exportHint}
      />
      {parts.tools}
      <SavedViews
        viewed={viewedList(list)}
        views={data.views}
        here={links.address()}
        flash={flash}
        basePath={basePath}
        t={ctx.t}
      />
      {!parts.drawn && (
        <ColumnChooser
          columns={pageColumns(list).filter((name) => columnOf(list, name).for?.(ctx) ?? true).map((
            name,
          ) => ({
            key: name,
            label: ctx.t(columnOf(list, name).text),
            shown: shown.includes(name),
          }))}
          keep={links.keep()}
          t={ctx.t}
        />
      )}
    </>
  );
}

/** Filters, records and pages of a list, for a page that has more than these. */
export function ListBody<L extends AnyList>(props: ListProps<L>) {
  const { list, data, state, parts = {} } = props;
  const { ctx, basePath } = state;
  const links = listLinks(list, basePath, data);
  const filters = (
    <ListFilterBar list={list} data={data} links={links} headless={parts.drawn !== undefined} ctx={ctx} />
  );
  return (
    <>
      {parts.filterClass ? <div class={parts.filterClass}>{filters}</div> : filters}
      {parts.before?.(links.href())}
      <Records {...props} />
      <ListPager list={list} page={data.list} address={data} links={links} ctx={ctx} />
    </>
  );
}

function Records<L extends AnyList>({ list, data, state, parts = {} }: ListProps<L>) {
  const { ctx, basePath } = state;
  const { records } = data.list;
  const links = listLinks(list, basePath, data);
  const { ticks, live } = parts;
  const shown = (
    <>
      {parts.top}
      {records.length === 0
        ? <Nothing list={list} data={data} state={state} parts={parts} />
        : parts.drawn
        ? parts.drawn(records)
        : (
          <ListTable
            list={list}
            address={data}
            records={records}
            links={links}
            parts={parts as ListParts<RecordOf<L>>}
            ctx={ctx}
            basePath={basePath}
          />
        )}
    </>
  );
  const table = (
    <div
      class="table-scroll"
      id={live?.id}
      data-live={live?.topic}
      data-live-pending={live?.pending}
      {...(parts.region ? { tabIndex: 0, role: "region" as const, "aria-label": parts.region } : {})}
    >
      {live ? <Part name={live.id}>{shown}</Part> : shown}
    </div>
  );
  if (!ticks || records.length === 0) return table;
  return (
    <form
      class={ticks.class}
      id={ticks.form}
      method="post"
      action={ticks.action}
      data-call=""
      data-after="reload"
    >
      {table}
      <SelectedBar form={ticks.form} boxes={ticks.boxes} t={ctx.t}>{ticks.bar}</SelectedBar>
    </form>
  );
}

function Nothing<L extends AnyList>({ list, data, state, parts = {} }: ListProps<L>) {
  const { ctx: { t }, basePath } = state;
  const words = list.words ?? {};
  const drawing = parts.emptyDrawing ?? "list";
  if (!isNarrowed(list, data)) {
    return (
      <Empty title={t(words.none ?? "lists.none")} drawing={drawing} action={parts.start}>
        {words.noneWhy && t(words.noneWhy)}
      </Empty>
    );
  }
  const { clearHref } = listLinks(list, basePath, data);
  return (
    <Empty
      title={parts.none ?? t(words.noMatch ?? "lists.no_match")}
      drawing={drawing}
      action={<Button href={clearHref}>{t(words.clear ?? "table.clear_filters")}</Button>}
    >
      {t(words.noMatchWhy ?? "lists.no_match_why")}
    </Empty>
  );
}
