import { LIMITS } from "@/kernel/limits.ts";
import { isPlainText } from "@/kernel/plain_text.ts";
import { type FieldRefusal, refuse } from "@/kernel/refusals/refuse.ts";

/**
 * The anti-XSS filter of JSON bodies (specification section 7). Plain text may hold no markup and no control
 * characters; it is refused by field rather than changed behind the writer's back. Rich members pass the sanitiser.
 *
 * @param exempt members of the top level that are checked elsewhere, such as passwords
 */
export function refuseMarkup(body: unknown, exempt: readonly string[] = []): void {
  if (isAllPlain(body, exempt)) return;
  const found: FieldRefusal[] = [];
  walk(body, "", exempt, found);
  if (found.length > 0) throw refuse("unsafe-content", {}, found);
}

/** Whether there is nothing to refuse: nearly always, so that the path of each of thousands of members is put together for nothing. */
function isAllPlain(value: unknown, exempt: readonly string[] = []): boolean {
  if (typeof value === "string") return isPlainText(value);
  if (Array.isArray(value)) return value.every((item) => isAllPlain(item));
  if (!value || typeof value !== "object" || value instanceof File) return true;
  return Object.entries(value).every(([name, member]) => exempt.includes(name) || isAllPlain(member));
}

function walk(value: unknown, path: string, exempt: readonly string[], found: FieldRefusal[]): void {
  if (found.length === LIMITS.refusedFields) return;
  if (typeof value === "string") {
    if (!isPlainText(value)) found.push({ field: path, rule: "unsafe-content" });
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => walk(item, path ? `${path}.${index}` : String(index), exempt, found));
  } else if (value && typeof value === "object" && !(value instanceof File)) {
    for (const [name, member] of Object.entries(value)) {
      if (path === "" && exempt.includes(name)) continue;
      walk(member, path ? `${path}.${name}` : name, exempt, found);
    }
  }
}
