import { createHash } from "node:crypto";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Lang } from "@/kernel/texts/languages.ts";
import { messageProblems } from "./message_shape.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import type { InterfaceText, TextState } from "./types.ts";

interface Override {
  lang: string;
  key: string;
  text: string;
  sourceHash: string;
  version: number;
  changedAt: Date;
  changedBy: string | null;
}

/** What a text in a language was written for: a change of either source, or of the program's own text, is another. */
function sourceHash(text: Pick<InterfaceText, "zh" | "en" | "shipped">): string {
  return createHash("sha256").update(JSON.stringify([text.zh, text.en, text.shipped])).digest("hex").slice(
    0,
    16,
  );
}

/** The source that placeholders are checked against: English, for English Chinese. */
export function checkedAgainst(text: Pick<InterfaceText, "zh" | "en">, lang: Lang): string {
  return lang === "en_US" ? text.zh : text.en;
}

/** Every text of the interface in a language, in the order of the program's files; with `keys` only those. */
export async function gatherTexts(
  { sql }: Pick<Ctx, "sql">,
  lang: Lang,
  keys?: readonly string[],
): Promise<InterfaceText[]> {
  const shipped = await shippedTexts();
  const rows = await sql<Override[]>`
    select o.lang, o.key, o.text, o.source_hash, o.version, o.changed_at, u.full_name as changed_by
    from text_overrides o
    left join users u on u.id = o.changed_by
    where o.lang = any(${[...new Set([lang, "zh_CN", "en_US"])]})
      ${keys ? sql`and o.key = any(${[...keys]})` : sql``}`;
  const written = Map.groupBy(rows, (row) => row.lang);
  const overridesOf = (lang: Lang) => new Map(written.get(lang)?.map((row) => [row.key, row]));
  const [overZh, overEn, over] = [overridesOf("zh_CN"), overridesOf("en_US"), overridesOf(lang)];
  const [zh, en, own] = [shipped.get("zh_CN")!, shipped.get("en_US")!, shipped.get(lang)!];
  return (keys ? keys.filter((key) => en.has(key)) : [...en.keys()]).map((key) => {
    const override = over.get(key);
    const text = {
      key,
      domain: key.slice(0, key.indexOf(".")),
      zh: overZh.get(key)?.text ?? zh.get(key)!,
      en: overEn.get(key)?.text ?? en.get(key)!,
      text: override?.text ?? own.get(key) ?? null,
      shipped: own.get(key) ?? null,
      version: override?.version ?? 0,
      changedAt: override?.changedAt.toISOString() ?? null,
      changedBy: override?.changedBy ?? null,
    };
    return { ...text, states: statesOf(text, lang, override) };
  });
}

function statesOf(
  text: Omit<InterfaceText, "states">,
  lang: Lang,
  override: Override | undefined,
): TextState[] {
  if (text.text === null) return ["missing"];
  const states: TextState[] = [];
  if (messageProblems(checkedAgainst(text, lang), text.text, lang).length > 0) states.push("wrong");
  if (!override) return states;
  if (override.sourceHash !== hashBeside(text, lang)) states.push("outdated");
  states.push("overridden");
  return states;
}

/** The hash of what stands beside a text: a source language is no source of itself. */
export function hashBeside(text: Pick<InterfaceText, "zh" | "en" | "shipped">, lang: Lang): string {
  return sourceHash({
    zh: lang === "zh_CN" ? "" : text.zh,
    en: lang === "en_US" ? "" : text.en,
    shipped: text.shipped,
  });
}
