import type { Fragment } from "postgres";
import type { Column } from "@/engines/lists/define_list.ts";
import type { Filter } from "@/engines/lists/filters.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** What the reading list of a kind has beside what each has, over the joins of engines/documents/reading_list.ts (`d`, `r` and its table as `k`). */
export interface ReadingListMore {
  /** Where words are looked for, in place of code and titles. */
  words: (ctx: Ctx, words: string) => Fragment;
  /** Text key of what the field of words is for. */
  wordsText: string;
  filter: Readonly<Record<string, Filter>>;
  /** Each says what it is by `of`, out of `more` of the record. */
  // deno-lint-ignore no-explicit-any -- of the list's own record
  columns: Readonly<Record<string, Column<any>>>;
  /** A word that marks a document beside those each has (pinned, no longer in force); null: none. */
  mark?: (record: { more: unknown }, t: Translate) => string | null;
  /** An object of what the columns show: `jsonb`. */
  more: (ctx: Ctx) => Fragment;
}

/** What the working list of a kind has beside what each has, over the joins of engines/documents/working_list.ts (`d`, `r` and its table as `k`). */
export interface WorkingListMore {
  filter: Readonly<Record<string, Filter>>;
  /** Each says what it is by `of`, out of `more` of the record. */
  // deno-lint-ignore no-explicit-any -- of the list's own record
  columns: Readonly<Record<string, Column<any>>>;
  /** Columns that it shows once they are chosen only: of a list with much else to tell. */
  chosen?: readonly string[];
  /** An object of what the columns show: `jsonb`. */
  more: (ctx: Ctx) => Fragment;
}
