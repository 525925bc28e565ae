import type { Fragment } from "postgres";
import type { Ctx, Sql } from "@/kernel/ctx.ts";

const BETWEEN = { ",": ", ", and: " and ", or: " or " } as const;

/** Parts that are joined at once: more are joined in groups first. */
const AT_ONCE = 64;
/** What stands around so many parts: the client keeps a note of each template for good, so that each is made once and there are few. */
const templates = new Map<string, TemplateStringsArray>();

/**
 * Parts of a statement one after the other; `none` stands where there are none. They are joined at once: each part of a statement is a promise
 * with functions of its own, of which a form of many fields would make twice as many.
 */
export function joined(
  sql: Sql,
  parts: readonly Fragment[],
  between: keyof typeof BETWEEN,
  none: Fragment = sql``,
): Fragment {
  if (parts.length === 0) return none;
  if (parts.length === 1) return parts[0]!;
  if (parts.length <= AT_ONCE) return sql(templateOf(parts.length, between), ...parts);
  const groups: Fragment[] = [];
  for (let at = 0; at < parts.length; at += AT_ONCE) {
    groups.push(joined(sql, parts.slice(at, at + AT_ONCE), between, none));
  }
  return joined(sql, groups, between, none);
}

function templateOf(count: number, between: keyof typeof BETWEEN): TemplateStringsArray {
  const key = `${between} ${count}`;
  let found = templates.get(key);
  if (!found) {
    const [first, last] = between === "or" ? ["(", ")"] : ["", ""];
    const texts = [first, ...Array.from({ length: count - 1 }, () => BETWEEN[between]), last];
    templates.set(key, found = Object.assign(texts, { raw: texts }));
  }
  return found;
}

/** The reader's languages in turn, written out so that an index on `name_in` can serve. */
export function chainOf({ sql, chain }: Pick<Ctx, "sql" | "chain">): Fragment {
  // Codes of the portal's own list: nothing that anybody typed.
  return sql`${sql.unsafe(`'{${chain.join(",")}}'::text[]`)}`;
}

/** A text with the characters escaped that `like` reads as patterns. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
