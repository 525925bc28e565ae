import type { CodeRule } from "@/engines/documents/define_document.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";

/** Claim numbers, `CL-20417-26-0001`: counted for each store within each year, and given when a claim is begun. */
const NUMBER = /^CL-[A-Za-z0-9_.-]{1,20}-\d{2}-\d{4,}$/;

export const claimNumber: CodeRule = {
  atOnce: true,
  text: "claims.number",
  words: "claims.number_or_title",
  check: (code) =>
    NUMBER.test(code) ? null : { field: "code", rule: "value-not-allowed", params: { what: code } },
  version: () => null,
  async next({ sql, clock }, _values, org = null) {
    if (org === null) throw refuse("claim-stores-only");
    const start = `CL-${org}-${String(clock().getUTCFullYear() % 100).padStart(2, "0")}-`;
    // Who numbers at the same moment waits; with the commit the number is there for the next one.
    await sql`select pg_advisory_xact_lock(hashtext(${start}))`;
    const [{ last }] = await sql<[{ last: number | null }]>`
      select max(substring(code from ${start.length + 1}::int)::int) as last
      from documents
      where kind = 'claim' and starts_with(code, ${start})`;
    return start + String((last ?? 0) + 1).padStart(4, "0");
  },
};
