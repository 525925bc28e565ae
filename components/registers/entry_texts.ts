import type { Ctx } from "@/kernel/ctx.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { fieldOf, titleField } from "@/engines/registers/shape.ts";
import type { Entry } from "@/engines/registers/types.ts";

/** A field's name in the reader's language. */
export function fieldLabel(ctx: Ctx, register: Register, name: string): string {
  return ctx.t(fieldOf(register, name)?.label ?? `${register.texts}.${name}`);
}

/** What an entry of a register is, as a word within a sentence: 'special tool', 'DTC'; 'Spezialwerkzeug'. */
export function entryNoun({ t, lang }: Ctx, register: Register): string {
  const noun = t(`${register.texts}.one`);
  // English begins nouns with a capital at the start of a line only, but keeps abbreviations.
  return lang === "en_US" && /^[A-Z][a-z]/.test(noun) ? noun[0]!.toLowerCase() + noun.slice(1) : noun;
}

/** What an entry is called: its title, beside its code where that is another field. */
export function entryTitle(register: Register, entry: Entry): string {
  const name = titleField(register);
  const said = name === null ? null : entry.labels[name] ?? entry.values[name];
  return said === null || said === undefined || said === "" ? entry.key : String(said);
}
