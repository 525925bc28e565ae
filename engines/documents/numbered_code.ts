import type { CodeRule } from "./define_document.ts";

/**
 * Codes that a kind numbers by itself within each year, given when a draft is begun: `N26-0001`. There is no version in them.
 *
 * @param prefix letters before the year, of this kind alone
 */
export function numberedCode(prefix: string): CodeRule {
  const form = new RegExp(`^${prefix}\\d{2}-\\d{4,}$`);
  return {
    atOnce: true,
    check: (code) =>
      form.test(code) ? null : { field: "code", rule: "value-not-allowed", params: { what: code } },
    version: () => null,
    async next({ sql, clock }) {
      const start = `${prefix}${String(clock().getUTCFullYear() % 100).padStart(2, "0")}-`;
      // Who numbers at the same moment waits; with the commit the number is there for the next one.
      await sql`select pg_advisory_xact_lock(hashtext(${start}))`;
      const [{ last }] = await sql<[{ last: number | null }]>`
        select max(substring(code from ${start.length + 1}::int)::int) as last
        from documents
        where starts_with(code, ${start}) and code ~ ${form.source}`;
      return start + String((last ?? 0) + 1).padStart(4, "0");
    },
  };
}
