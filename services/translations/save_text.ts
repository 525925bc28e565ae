import { z } from "zod";
import { recordChange } from "@/engines/audit/record_change.ts";
import { personId } from "@/kernel/access/person_id.ts";
import type { Ctx, TxCtx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { TEXTS_CHANNEL } from "@/kernel/texts/live_texts.ts";
import { isPlainText } from "@/kernel/plain_text.ts";
import { type FieldRefusal, refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { checkedAgainst, gatherTexts, hashBeside } from "./gather_texts.ts";
import { messageProblems } from "./message_shape.ts";
import { type InterfaceText, lang } from "./types.ts";

export const textWish = z.object({
  lang,
  key: z.string().max(200).describe("as locales spell it: `orders.send`"),
  version: z.int().min(0).describe("of the text that was read; 0: nothing was changed here yet"),
  text: z.string().max(LIMITS.interfaceTextLength),
});
/** A text as somebody wants it; null: the one that comes with the program. */
export type TextEdit = Omit<z.infer<typeof textWish>, "text"> & { text: string | null };

/** How a change came about. */
export interface ChangeWay {
  via: "edit" | "import" | "reset" | "undo";
  /** The change that is undone. */
  undoes?: number;
}

/**
 * Changes a text of the interface in one language; in effect in every process as soon as it is committed.
 *
 * Refuses `text-unknown`, `state-changed`, `field-required` and, by field `text`, what breaks the rules of messages.
 *
 * @returns the text as it is now
 */
export function saveText(ctx: Ctx, edit: TextEdit, way: ChangeWay = { via: "edit" }): Promise<InterfaceText> {
  return ctx.tx(async (tx) => {
    // Whoever comes second waits, and then finds another version.
    await tx.sql`select from text_version for update`;
    const there = await textOf(tx, edit);
    if (there.version !== edit.version) throw refuse("state-changed");
    requireGood(there, edit);
    await writeText(tx, there, edit, way);
    return await textOf(tx, edit);
  });
}

/** A text as it is now. Refuses a key that the program does not know. */
export async function textOf(
  ctx: Ctx,
  { lang, key }: Pick<TextEdit, "lang" | "key">,
): Promise<InterfaceText> {
  const [text] = await gatherTexts(ctx, lang, [key]);
  if (!text) throw refuseField("key", "text-unknown", { key });
  return text;
}

/** What is wrong with a edit, by field `text`. */
export function problemsOf(
  there: InterfaceText,
  { lang, text }: Pick<TextEdit, "lang" | "text">,
): FieldRefusal[] {
  if (text === null) return [];
  if (text.trim() === "") return [{ field: "text", rule: "field-required" }];
  if (!isPlainText(text)) return [{ field: "text", rule: "unsafe-content" }];
  return messageProblems(checkedAgainst(there, lang), text, lang)
    .map(({ rule, params }) => ({ field: "text", rule, params }));
}

function requireGood(there: InterfaceText, edit: TextEdit): void {
  const [first, ...rest] = problemsOf(there, edit);
  if (first) throw refuse("invalid-input", {}, [first, ...rest]);
}

/** Writes the text with its line in the log; a text that is the program's own is none of ours. */
export async function writeText(
  tx: TxCtx,
  there: InterfaceText,
  { lang, key, text }: Omit<TextEdit, "version">,
  { via, undoes }: ChangeWay,
): Promise<void> {
  const { sql } = tx;
  const wanted = text === there.shipped ? null : text;
  const before = there.version > 0 ? there.text : null;
  if (wanted === null && there.version === 0) return;
  if (wanted === null) await sql`delete from text_overrides where lang = ${lang} and key = ${key}`;
  else {
    // Numbered on after a reset, so that what was read before it is stale.
    await sql`
      insert into text_overrides (lang, key, text, source_hash, version, changed_at, changed_by)
      values (
        ${lang}, ${key}, ${wanted}, ${hashBeside(there, lang)}, (
          select count(*) + 1 from text_changes where lang = ${lang} and key = ${key}
        ), ${tx.clock()}, ${personId(tx)}
      )
      on conflict (lang, key) do update set
        text = excluded.text, source_hash = excluded.source_hash, version = excluded.version,
        changed_at = excluded.changed_at, changed_by = excluded.changed_by`;
  }
  await sql`
    insert into text_changes (lang, key, before, after, shipped, via, changed_at, changed_by, undoes)
    values (
      ${lang}, ${key}, ${before}, ${wanted}, ${there.shipped}, ${via}, ${tx.clock()}, ${personId(tx)}, ${
    undoes ?? null
  }
    )`;
  await recordChange(tx, {
    operation: OPERATIONS[via],
    funLink: "TisosTranslate",
    subjectKind: "text",
    subjectId: `${lang} ${key}`,
    before: { text: there.text },
    after: { text: wanted ?? there.shipped },
  });
  tx.signal(TEXTS_CHANNEL);
}

const OPERATIONS = {
  edit: "saveText",
  import: "importTexts",
  reset: "resetText",
  undo: "undoTextChange",
} as const;
