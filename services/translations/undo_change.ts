import type { Ctx } from "@/kernel/ctx.ts";
import { isLang } from "@/kernel/texts/languages.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { saveText, textOf } from "./save_text.ts";
import type { InterfaceText } from "./types.ts";

/**
 * Puts back what a text was before a change. Refuses `not-found`, and `text-changed-since` when the text is not any more what that change
 * made of it: then undoing would take away somebody else's work.
 */
export function undoTextChange(ctx: Ctx, id: number): Promise<InterfaceText> {
  return ctx.tx(async (tx) => {
    await tx.sql`select from text_version for update`;
    const [change] = await tx.sql<
      { lang: string; key: string; before: string | null; after: string | null }[]
    >`
      select lang, key, before, after from text_changes where id = ${id}`;
    if (!change || !isLang(change.lang)) throw refuse("not-found");
    const { lang, key, before, after } = change;
    const there = await textOf(tx, { lang, key });
    if ((there.version > 0 ? there.text : null) !== after) throw refuse("text-changed-since");
    return await saveText(tx, { lang, key, text: before, version: there.version }, {
      via: "undo",
      undoes: id,
    });
  });
}
