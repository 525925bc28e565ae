import type { ComponentChildren } from "preact";
import type { Ctx } from "@/kernel/ctx.ts";
import type { LiveTopic } from "@/engines/live/live_hint.ts";
import type { Crumb } from "../PageHead.tsx";

/** What of a list's page is to look otherwise than by its declaration; each may be left out. */
export interface ListParts<R, C extends string = string> {
  title?: string;
  /** Beside the title, in place of the count. */
  note?: ComponentChildren;
  crumbs?: readonly Crumb[];
  crumbsLabel?: string;
  /** Buttons in the head, before and behind the export. */
  firstTools?: ComponentChildren;
  tools?: ComponentChildren;
  /** Below the head, above the list. */
  above?: ComponentChildren;
  /** What the list stands in, with its filters and pager; left out: it takes what is left of the page. */
  within?: (list: ComponentChildren) => ComponentChildren;
  /** Class of what the filters stand in. */
  filterClass?: string;
  /** Between filters and table; `here` is the address of the list as it is set, from its first page. */
  before?: (here: string) => ComponentChildren;
  /** Behind the pager. */
  below?: ComponentChildren;
  /** The page tells refusals by itself, at the form that was refused. */
  ownRefusals?: boolean;
  /** What the export button says it will hold. */
  exportHint?: string;
  /** The inside of a cell, by column; nothing or false: as the column's kind is drawn. */
  cells?: { readonly [Name in C]?: (record: R, ctx: Ctx) => ComponentChildren };
  /** Further classes of a column's cells, and of its head. */
  classes?: { readonly [Name in C]?: string };
  heads?: { readonly [Name in C]?: string };
  /** Class and density of the table. */
  table?: { class?: string; density?: "comfortable" };
  /** Parameter by which the pages of records learn the list's query, to lead to those beside. */
  carries?: string;
  /** Attributes of a row. */
  row?: (record: R) => Readonly<Record<string, string | undefined>>;
  /** What can be done with one record, at the right of its row. */
  actions?: (record: R) => ComponentChildren;
  /** Its head for assistive technology; left out: 'Actions'. */
  actionsHead?: string;
  actionsClass?: string;
  /** They show without being pointed at; `plain`: as a cell like the others. */
  actionsShown?: boolean | "plain";
  /** Boxes before the rows and what can be done with the ticked ones. */
  ticks?: ListTicks<R>;
  /** Above the records, scrolled with them. */
  top?: ComponentChildren;
  /** The records in place of the table. */
  drawn?: (records: readonly R[]) => ComponentChildren;
  /** Drawn again when the topic is told; `pending`: something of it is still under way. */
  live?: { id: string; topic: LiveTopic; pending?: boolean };
  /** What to do while there is nothing, and no filter is set. */
  start?: ComponentChildren;
  /** The records scroll by keys: their region has this name. */
  region?: string;
  /** What is told where nothing matches, in place of the list's own sentence. */
  none?: string;
  /** Drawing of the empty state. */
  emptyDrawing?: "list" | "search" | "box";
}

/** Rows that can be ticked, in a form whose buttons post to calls. */
export interface ListTicks<R> {
  /** Id of the form, its class, and the call that it posts to unless a button names another. */
  form: string;
  class?: string;
  action: string;
  /** Name of the boxes. */
  boxes: string;
  cellClass?: string;
  value: (record: R) => string;
  /** Name of a record for assistive technology. */
  name: (record: R) => string;
  bar: ComponentChildren;
}
