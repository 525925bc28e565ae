import type { Fragment } from "postgres";
import type { Audience } from "@/engines/audience/audience.ts";
import type { EventType } from "@/engines/events/define_event.ts";
import type { NewLink } from "@/engines/links/save_links.ts";
import type { Fields, ReadValues } from "@/engines/registers/entry_types.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import type { FieldRefusal } from "@/kernel/refusals/refuse.ts";
import type { Action } from "./workflow_state.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { ReadingListMore, WorkingListMore } from "./list_more.ts";
import type { DocumentView, ToldApproval } from "./types.ts";

/** Where somebody decides: in a department, on one brand or on all. */
export interface ApproverDuty {
  department: string;
  /** Null: all brands. */
  brand: string | null;
  /** Id of the person in whose place they decide, and so not on what that person wrote; null: in their own right. */
  lentBy: number | null;
}

/** Who is told that something waits for a decision. */
export interface ToldApprover {
  userId: number;
  /** Who is away, whose place they take, and until which day; null: it is their own duty. */
  inPlaceOf: { away: string; until: string } | null;
}

/** Pages of a kind, as the specification spells them; their rights follow. */
export interface DocumentRoutes {
  /** List of the published ones, and one of them as readers see it. */
  reading: string;
  preview: string;
  /** List of all, and one of them as it is written and approved. */
  working: string;
  editor: string;
}

/** What happened, for events: the actions that change a state, and what becomes of a text that was approved before. */
export type Happening = Exclude<Action, "edit" | "revise" | "copy"> | "draft" | "reopen";

/** A vehicle as documents ask for it. */
export interface DocumentVehicle {
  vin: string;
  seriesCode: string;
  modelCodes: readonly string[];
}

/** The code that people know a document by. */
export interface CodeRule {
  /** What is wrong with a code beside its uniqueness; null: nothing. */
  check: (code: string, values: Readonly<Record<string, unknown>>) => FieldRefusal | null;
  /**
   * The next free one for a new document; null when too little is known of it.
   *
   * @param org of a kind that belongs to stores, whose it will be; null: the factory's
   */
  next: (ctx: Ctx, values: Readonly<Record<string, unknown>>, org?: string | null) => Promise<string | null>;
  /** Of the version after one; null when there is no further one. */
  version: (code: string) => string | null;
  /** Text key of what it is, below its field, where no next one is offered. */
  hint?: string;
  /** Given to a draft when it is begun, rather than by its author. */
  atOnce?: boolean;
  /** Text key of what it is called, and of the field that looks for it or a title; left out: a number. */
  text?: string;
  words?: string;
  /** How lists and readers see it, where the code itself tells nobody anything; left out: as it is. */
  said?: (code: string, t: Translate) => string;
}

/** Fields that stand together in the editor, under a heading `<texts>.section_<name>`. */
export interface DocumentSection<Name extends string = string> {
  name: string;
  fields: readonly Name[];
  /** Stands before title and text. */
  ahead?: true;
}

/**
 * A kind of document with a workflow, declared: from one of these come reading list, working list, detail and editor page, calls with
 * OpenAPI, buttons and refusals from one answer, decisions on several at once, history, log, events and exports. docs/documents.md says how one is added.
 *
 * Its table has `revision_id bigint primary key references document_revisions on delete cascade`, a column for each field, all of which may be
 * empty, and what the function `register_columns` adds.
 */
// deno-lint-ignore no-explicit-any -- kinds of many shapes side by side; each was checked where it is declared
export interface DocumentKind<F extends Fields = any> {
  /** Never changed once in use: documents are kept under it. */
  kind: string;
  /** One and many, in operation ids: `["Tsb", "Tsbs"]`. */
  noun: readonly [one: string, many: string];
  /** Path of its calls, a lower-case plural: `/tis/tsbs`. */
  path: string;
  /** Where its texts begin: `tsb.one`, `tsb.<field>`. */
  texts: string;
  routes: DocumentRoutes;
  table: string;
  /** In the order of the editor. All may be left empty in a draft. */
  fields: F;
  /** What must be there when it is submitted, beside title and text. */
  requires: readonly (keyof F & string)[];
  code: CodeRule;
  /**
   * Drafts belong to the organisation of who begins them: whoever works on the kind sees those of their own alone, the factory those of all. What is
   * published is read as that of any kind.
   */
  ofStores?: true;
  /** In which order and under which headings the editor has its fields; a field that is in none has no place there. Left out: all under one. */
  sections?: readonly DocumentSection<keyof F & string>[];
  /** Text key of what its text is called; left out: `documents.body`. */
  bodyText?: string;
  /** Its text may be left empty: what it says stands in its fields. */
  bodyOptional?: true;
  /** What follows from the values that are given for a draft, before they are checked: what a VIN says of its vehicle. */
  fill?: (
    tx: TxCtx,
    given: Readonly<Record<string, unknown>>,
    before: ReadValues<F>,
    document: Pick<DocumentView, "org">,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** What else is written whenever a draft has been begun from another one or saved, in the transaction of that: what is computed from its values. */
  saved?: (tx: TxCtx, document: Pick<DocumentView<ReadValues<F>>, "revisionId">) => Promise<void>;
  /** Each department that passes is told, to its author and by the event, and not only the last one. */
  eachDepartment?: true;
  /** Whether one is in other hands by now, such as handed over to be paid: it stays as it is then, and a copy is the way on. */
  isHandedOver?: (ctx: Ctx, document: Pick<DocumentView, "id">) => Promise<boolean>;
  /** What is shown of it to readers whom the working list does not show it; those do not get its files by any way. */
  forOthers?: (
    whole: Pick<DocumentView<ReadValues<F>>, "values" | "texts" | "attachments">,
  ) => Pick<DocumentView<ReadValues<F>>, "values" | "texts" | "attachments">;
  /** What else is written when it is released, in the transaction of that. */
  released?: (tx: TxCtx, document: DocumentView<ReadValues<F>>) => Promise<void>;
  readingList?: ReadingListMore;
  workingList?: WorkingListMore;
  /** Nothing but editing, submitting, discarding and deleting can be done with one's own (cases). */
  ownIsBarred?: boolean;
  /** Readers confirm that they have read it; a function: that of these values. */
  confirmed?: boolean | ((values: ReadValues<F>) => boolean);
  /** Each revision says whom it is for (engines/audience); left out: it is for everybody who may read the kind. */
  audience?: true;
  /** Which of its readers may read it beside whom it is said to be for: a condition over alias `r` of `document_revisions`. */
  readable?: (ctx: Ctx) => Fragment;
  /** What vehicles its fields say it is about, beside its audience: for whether it applies to one. */
  vehicles?: (values: ReadValues<F>) => Audience;
  /** Which of those that are to be confirmed must be before anything else is done: a condition over its table under that alias. */
  demanded?: (ctx: Ctx, table: string) => Fragment;
  /** Fields that are for its writers alone: whoever reads by the right to read does not get them, on no page and by no call. */
  internal?: readonly (keyof F & string)[];
  /** Fields of its first and last day, which stand in order in a draft too. */
  period?: readonly [from: keyof F & string, to: keyof F & string];
  /** Readers see it on the days of its period alone, each by the day in their own zone, and are told of it when the first one comes. */
  readOnItsDays?: true;
  /** Place of its attachments among the places of files; left out: it has none. */
  attachments?: string;
  /** Those of its `sections` that attachments can belong to; left out: attachments belong to the whole. */
  attachmentSections?: readonly string[];
  /** Its texts may show pictures. */
  pictures?: true;
  /** Kinds of things that links in its texts lead to, as `engines/links` names them; `web` allows addresses of the web. */
  links?: readonly string[];
  /** Departments that decide in turn, out of its values. Empty: none is chosen yet. */
  departments: (values: ReadValues<F>) => readonly string[];
  /** Where whoever acts is an approver. */
  duties: (ctx: Ctx) => Promise<readonly ApproverDuty[]>;
  /** Who is told that one waits for the decision of a department. */
  approvers: (
    ctx: Ctx,
    of: { department: string; brand: string | null; authorId: number },
  ) => Promise<readonly ToldApprover[]>;
  /**
   * Brand and series by which approvers, scopes and decisions on several at once go; left out: of no brand, for all of them. Where both are declared its series
   * must be of its brand when it is submitted.
   */
  brandOf?: (values: ReadValues<F>) => string | null;
  seriesOf?: (values: ReadValues<F>) => readonly string[];
  /** Rules over several fields when it is submitted; throws refusals. */
  check?: (tx: TxCtx, document: DocumentView<ReadValues<F>>) => Promise<void> | void;
  /** Events by what happened. Each gets what `engines/events/workflow.ts` names, beside what `payload` says. */
  // deno-lint-ignore no-explicit-any -- events of many shapes
  events: Partial<Record<Happening, EventType<any>>>;
  payload: (
    ctx: Ctx,
    document: DocumentView<ReadValues<F>>,
    approval?: ToldApproval,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Sent when somebody confirms. */
  // deno-lint-ignore no-explicit-any -- its own shape
  confirmation?: EventType<any>;
  /**
   * What its fields list beside what its texts name, kept when it is published; its domain then declares `documentLinkKind` under its name.
   * Left out: it is connected with nothing.
   */
  connected?: (values: ReadValues<F>) => readonly NewLink[];
  /** Which are about a vehicle: a condition over `r` of `document_revisions` and its table as `k`; left out: none is told of vehicles. */
  concerns?: (ctx: Ctx, vehicle: DocumentVehicle) => Fragment;
  /** Fields that the working and the reading list can be narrowed by, each a reference or choice of `fields`. */
  filters: readonly (keyof F & string)[];
}

/** Text key of what the text of a kind is called. */
export function bodyTextOf({ bodyText = "documents.body" }: Pick<DocumentKind, "bodyText">): string {
  return bodyText;
}

/** Declares a kind of document; it exists once its domain names it among its `documents`. */
export function defineDocument<const F extends Fields>(kind: DocumentKind<F>): DocumentKind<F> {
  return kind;
}

/** The values of a kind's documents. */
export type DocumentValues<K> = K extends DocumentKind<infer F> ? ReadValues<F> : never;

/** Whether readers confirm that they have read one of these values. */
export function asksConfirmation(kind: DocumentKind, values: Readonly<Record<string, unknown>>): boolean {
  const { confirmed = false } = kind;
  return typeof confirmed === "function" ? confirmed(values) : confirmed;
}
