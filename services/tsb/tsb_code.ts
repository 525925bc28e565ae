import type { Ctx } from "@/kernel/ctx.ts";
import type { FieldRefusal } from "@/kernel/refusals/refuse.ts";

/** Specification section 5: 7-digit number, type number, version letter with an optional digit. */
const TSB_CODE = /^(\d{7})-(\d{2})-([A-Z])(\d?)$/;

/** What is wrong with a code: its form, or another type than the bulletin's. */
export function checkTsbCode(code: string, values: Readonly<Record<string, unknown>>): FieldRefusal | null {
  const parts = TSB_CODE.exec(code);
  if (!parts) return { field: "code", rule: "tsb-code-form" };
  const { typeId } = values;
  return typeId && typeId !== parts[2] ? { field: "code", rule: "tsb-code-type" } : null;
}

/** The code after a bulletin's, for the one that takes its place: `2600012-03-A` to `2600012-03-B`; null after Z. */
export function nextVersion(code: string): string | null {
  const parts = TSB_CODE.exec(code);
  if (!parts || parts[3] === "Z") return null;
  return `${parts[1]}-${parts[2]}-${String.fromCharCode(parts[3]!.charCodeAt(0) + 1)}`;
}

/** The next free number of all types with the bulletin's type and the first version; null while it has no type. */
export async function nextTsbCode(
  { sql, clock }: Ctx,
  { typeId }: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  if (typeof typeId !== "string") return null;
  const first = (clock().getUTCFullYear() % 100) * 100_000 + 1;
  const [{ last }] = await sql<[{ last: number | null }]>`
    select max(left(code, 7)::int) as last from documents where kind = 'tsb' and code ~ '^[0-9]{7}-'`;
  const number = Math.max(first, (last ?? 0) + 1);
  return number > 9_999_999 ? null : `${String(number).padStart(7, "0")}-${typeId}-A`;
}
