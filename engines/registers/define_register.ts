import type { Fragment } from "postgres";
import type { z } from "zod";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Fields, GivenValues, ReadValues, SeenValues, Values, WrittenValues } from "./entry_types.ts";
import type { Entry } from "./types.ts";

export type { Fields, GivenValues, Values };

/** What happened to an entry. */
export type RegisterAction = "added" | "changed" | "deleted" | "restored";

/** A change as hooks and the log see it; `before` is null for a new entry, `after` for a deleted one. */
export interface EntryChange<V = Values> {
  key: string;
  /** Of the entry after the change. */
  version: number;
  action: RegisterAction;
  before: V | null;
  after: V | null;
  /** Names of the fields that differ. */
  changed: string[];
}

/** A place where an entry's key may stand: while it does, the entry cannot be deleted. */
export interface Use {
  table: string;
  column: string;
  /** The column is an array. */
  array?: boolean;
  /** What else must hold of the using row, over alias `x`; left out: it is not deleted, where the table has `deleted_at`. */
  where?: (ctx: Ctx) => Fragment;
  /** Where the using row is no entry but part of one: the table of that entry, and the column of `x` with its key. */
  of?: { table: string; column: string };
  /** Where no register keeps the using rows: the right to the list that shows them, and their column of the organisation it is narrowed by. */
  shownBy?: { right: Right; org?: string };
}

/** Whom entries of a register are for, as it is said with a new one: an engine of its own keeps it. */
export interface EntryAim {
  /** As calls take it. */
  input: z.ZodType<Values>;
  /** Keeps it and answers with its id, null for everybody, and what it says then. Refuses by field a code that is not there and that `known`, what was said before, has not either. */
  keep: (tx: TxCtx, given: Values, known?: Values) => Promise<{ id: number | null; said: Values }>;
  /** What it would say then; refuses as `keep` does. Nothing is written. */
  check: (tx: TxCtx, given: Values, known: Values) => Promise<Values>;
  /** What a kept one says; null, everybody, says nothing. */
  read: (ctx: Ctx, id: number | null) => Promise<Values>;
  /** Columns of a sheet that say it. */
  columns: readonly AimColumn[];
}

/** A column of a sheet for one part of an audience: a list of codes, or of words that stand for them. */
export interface AimColumn {
  name: string;
  /** As people read it at the head of the column. */
  head: (t: Translate) => string;
  /** Where its values are none of a table: each with its word. */
  words?: (t: Translate) => readonly (readonly [value: string, word: string])[];
  /** What the second sheet of the template says can stand there; null where that is too much for a list. */
  choices: (ctx: Ctx, register: Register) => Promise<string[]> | null;
}

/** Verbs of a domain in place of the engine's own writing, inside its transaction and after its checks. */
export interface Verbs<Read = Values, Written = Values> {
  /** @returns the key of the new entry */
  add?: (tx: TxCtx, values: Written) => Promise<string>;
  change?: (tx: TxCtx, key: string, values: Written, before: Read) => Promise<void>;
  remove?: (tx: TxCtx, key: string, before: Read) => Promise<void>;
  restore?: (tx: TxCtx, key: string) => Promise<void>;
}

/** Things that can be done with a register beside reading it; each is a right of its own (`agency:add`). */
export const REGISTER_ACTIONS = ["add", "edit", "delete", "import"] as const;
export type RegisterWrite = typeof REGISTER_ACTIONS[number];

/**
 * Reference data, declared: from one of these come the list with filters, sorting and paging, the dialog, the calls with their
 * documentation, validation, 'Duplicate data', 'This item is used, cannot be deleted', 'Current data state has changed', change of many at
 * once, import and export by XLSX, the operation log, events and rights (specification sections 2, 5 and 8). docs/registers.md says how to add one.
 *
 * The table has the columns that the function `register_columns` of migration 0066 adds: version, deleted_at, changed_at, changed_by.
 * `Register` alone is any of them; one whose fields the compiler knows types its entries, and what its hooks are handed.
 */
// deno-lint-ignore no-explicit-any -- registers of many shapes side by side; each was checked where it is declared
export interface Register<F extends Fields = any> {
  /** Route of its page as the specification spells it: also the funLink of its rights and its name in events, exports and the log. */
  route: string;
  /** Path of its calls, a lower-case plural: `/tis/agency-areas`. */
  path: string;
  /** Its entry in operation ids, one and many: `["AgencyArea", "AgencyAreas"]`. */
  noun: readonly [one: string, many: string];
  /** Where its texts begin: `orgs.area` has `orgs.area.one` ('Sales area'), `orgs.area.<field>`. */
  texts: string;
  table: string;
  /** Column of the key. One that is also a field is typed by people and never changes; `id` is numbered by the database. */
  key: string;
  /** In the order of the dialog and of the columns. */
  fields: F;
  /** Field that names an entry to people; left out: `names`, `name`, `title` or the key. */
  title?: NameIn<F>;
  /** Field sorted by at first, `-` before it for descending; left out: `sort` where there is one, then the key. */
  order?: NameIn<F> | `-${NameIn<F>}`;
  /** Sets of fields in which no two live entries agree. The key always is one. */
  unique?: readonly (readonly NameIn<F>[])[];
  /** What duplicates are refused with; left out: 'Duplicate data'. */
  duplicate?: RefusalKey;
  /** What forbids deletion. */
  usedBy?: readonly Use[];
  /**
   * Rows that a right reaches, over alias `e`: those of `<route>:view` can be seen, those of the other rights too be changed by them. Who
   * reads another register that refers to this one and has no right to this is asked about by the right to that one.
   */
  scope?: (ctx: Ctx, right: Right) => Fragment;
  /** What can be done; left out: all. */
  writes?: readonly RegisterWrite[];
  /** Whoever writes is asked again who they are, as `asksAgain` of a call says: what gives rights or ways in. */
  asksAgain?: boolean;
  /**
   * Entries are for people who are said by an audience: the fields have `...audienceFields()`, keys are numbered by the database, and reading for
   * those people is `inAudience(ctx, column)` of the domain's own statement.
   */
  audience?: EntryAim;
  /** Fields whose words are looked up among the sensitive ones when they are submitted. */
  sensitive?: readonly NameIn<F>[];
  /** Rules over several fields or rows; throws refusals. */
  check?: (tx: TxCtx, values: WrittenValues<F>, before: ReadValues<F> | null) => Promise<void> | void;
  /** What follows in the same transaction. */
  after?: (tx: TxCtx, change: EntryChange<ReadValues<F>>) => Promise<void>;
  /** Event in place of `register.changed`. */
  event?: (tx: TxCtx, change: EntryChange<ReadValues<F>>) => Promise<void>;
  verbs?: Verbs<ReadValues<F>, WrittenValues<F>>;
  /** Most rows of one import; left out: 20,000. */
  importLimit?: number;
}

/** Name of a field. */
type NameIn<F> = NoInfer<keyof F & string>;

/** Declares a register; it exists once its domain names it among its `registers` and has its page. */
export function defineRegister<const F extends Fields>(register: Register<F>): Register<F> {
  return register;
}

/** An entry of a register, typed by its declaration: `EntryOf<typeof liftRegister>`. */
export type EntryOf<R> = Entry<ValuesOf<R>>;

/** The values of its entries. */
export type ValuesOf<R> = R extends Register<infer F> ? SeenValues<F> : never;

/** Right to do something with a register: `agency:view`. */
export function rightOf(register: Register, action: RegisterWrite | "view"): Right {
  return `${register.route}:${action}`;
}
