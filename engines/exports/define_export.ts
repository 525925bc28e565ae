import type { z } from "zod";
import type { Need } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/**
 * What a column holds. `text` is never anything else, whatever it looks like; `number` is a number, `money` a decimal as text, `day` a
 * `yyyy-MM-dd`, `moment` a Date or ISO 8601, shown in the requester's zone.
 */
export type ColumnKind = "text" | "number" | "money" | "day" | "moment";

export interface ExportColumn<Key extends string = string> {
  key: Key;
  /** Text key of its head. */
  text: string;
  kind: ColumnKind;
  /** In characters. */
  width: number;
}

export type Cell = string | number | Date | null;

/** All that a list has for a filter: how many, as counted before, and each of them. */
export interface AllOf<R> {
  total: number;
  records: AsyncIterable<R>;
}

/** One line of the sheet that says what was asked for. */
export type FilterWord = readonly [label: string, value: string];

/**
 * A list that can be had as a spreadsheet, declared beside the list and written by its own query, so that both always show the same.
 */
export interface ExportType<F extends z.ZodType = z.ZodType, R = unknown, Key extends string = string> {
  /** Never changed once in use: tasks are kept under it. */
  kind: string;
  /** Text key of the list's name. */
  title: string;
  /** Right that the list asks for; asked for again when it is written. */
  need: Need;
  /** Page of the list, for the way back. */
  page: string;
  /** Values as a query has them, so texts; bad ones are healed as the list heals them. */
  filter: F;
  /** In order; those of a list whose columns are chosen depend on what was asked for, and bring their heads along. */
  columns:
    | readonly ExportColumn<Key>[]
    | ((ctx: Ctx, filter: z.output<F>) => readonly (ExportColumn<Key> & { head: string })[]);
  /** Most rows of one file. */
  limit: number;
  /** Reads in pieces, so that memory does not grow with the rows. Refusals of the list end the export. */
  open(ctx: Ctx, filter: z.output<F>): Promise<AllOf<R>>;
  /** The cells of a record; `open` has been called before. */
  cells(ctx: Ctx, record: R): Record<Key, Cell>;
  /** The filter in the reader's words; nothing set, nothing said. */
  say(ctx: Ctx, filter: z.output<F>): FilterWord[] | Promise<FilterWord[]>;
}

/** Declares an export; only those that a domain names among its `exports` can be asked for. */
export function defineExport<F extends z.ZodType, R, const Key extends string>(
  type: ExportType<F, R, Key>,
): ExportType<F, R, Key> {
  return type;
}

/** Most rows of a file without a smaller limit: a sheet has 1,048,576, its head among them. */
export const MAX_ROWS = 1_000_000;

/** Words of a filter of which only what is set is said. */
export function words(...pairs: (readonly [string, string | undefined | false])[]): FilterWord[] {
  return pairs.filter((pair): pair is FilterWord => typeof pair[1] === "string" && pair[1] !== "");
}
