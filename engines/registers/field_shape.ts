import type { Fragment } from "postgres";
import type { z } from "zod";
import type { Right } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import type { RefusalKey } from "@/kernel/refusals/catalogue.ts";

/** What every field of a register says about itself. Texts stand at `<texts>.<name>`, hints at `<texts>.<name>_hint`. */
export interface FieldShape {
  /** Column of the table; left out: the field's name in snake case. */
  column?: string;
  /** Text key of the field's name, where it is not `<texts>.<name>`. */
  label?: string;
  /** A sentence stands under the field. */
  hint?: boolean;
  /** May be left empty. Left out: it must not ('This field cannot be empty'). */
  optional?: boolean;
  /** Optional in entries that there are, but given with a new one: the form says so, the register's `check` demands it. */
  givenFirst?: boolean;
  /** Given when the entry is made and never changed: codes. */
  fixed?: boolean;
  /** `list` (left out): a column shown at first; `chooser`: one that can be chosen; `entry`: in the dialog only; `none`: neither, for the call alone. */
  in?: "list" | "chooser" | "entry" | "none";
  /** The list can be narrowed by it. Texts by a part, days and moments from and to, the others by a value. */
  filter?: boolean;
  /** The keyword of the list is looked for in it. */
  search?: boolean;
  /** Of a member of a row: the portal fills it in from the others, so it is shown and not typed. */
  filled?: true;
  /** Cannot be sorted by. */
  unsorted?: boolean;
  /** Can be changed for many entries at once. */
  batch?: boolean;
  /** Value of a new entry. */
  start?: unknown;
  /** Several to choose from stand open as chips; the section that they stand in may be narrowed as a whole by typing. */
  chips?: true;
  /** A rule beyond the kind's own; its message is a text key (`refusal.…`). */
  rule?: (value: z.ZodType) => z.ZodType;
}

/** Another table that a field points to. */
export interface Target {
  table: string;
  /** Column of the key; left out: `code`. */
  key?: string;
  /** Column shown: names by language (left out: `names`) or a text. */
  label?: string;
  /** The label column holds plain text and not names by language. */
  plain?: boolean;
  /** Columns that the shown text begins with, before the label: a code that people know. */
  lead?: string;
  /** Route of the register that keeps it, for a link. */
  route?: string;
  /** Which of its rows can be chosen, over alias `r`. Deleted ones never can, where the table has `deleted_at`. */
  where?: (ctx: Ctx) => Fragment;
  /** What a row that is there and that `where` leaves out is refused with, given its `key`; left out: as one that is not there. */
  closed?: RefusalKey;
  /**
   * Rows that a reader by a right may know of, over alias `r`, where no register keeps the table: what registers keep is seen as their
   * lists show it.
   */
  scope?: (ctx: Ctx, right: Right) => Fragment;
  /** More rows than a select can hold: chosen by typing. */
  many?: boolean;
}
