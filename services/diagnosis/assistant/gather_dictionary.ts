import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { termsOf } from "@/services/cases/terms_of.ts";
import type { Found, KnownCheck } from "./found.ts";
import type { Findings } from "./types.ts";

/** How much a cause that the dictionary names says: less than a case with the same DTC. Those further down are the rarer ones. */
const NAMED = 4, FURTHER_DOWN = 0.5;

interface Row {
  id: number;
  dtcCode: string;
  name: string;
  causes: Record<string, string>;
  checks: Record<string, string>;
}

/** What the dictionary says of the DTCs: their names, and each cause that it names with the checks of the code. */
export async function gatherDictionary(
  ctx: Ctx,
  codes: readonly string[],
): Promise<{ dtcs: Findings["dtcs"]; found: Found[] }> {
  const mayRead = may(ctx.actor, "DTCManage:view");
  const wanted = [...new Set(codes.flatMap((code) => [code, code.split("-")[0]!]))];
  const rows = wanted.length === 0 ? [] : await ctx.sql<Row[]>`
    select d.id::int, d.dtc_code, name_in(d.names, ${ctx.chain as string[]}) as name, d.causes, d.checks
    from dtcs d
    where d.deleted_at is null and d.dtc_code = any(${wanted}::text[])
    order by d.dtc_code, d.ecu nulls last`;
  const entryOf = (code: string) =>
    rows.find(({ dtcCode }) => dtcCode === code) ??
      rows.find(({ dtcCode }) => dtcCode === code.split("-")[0]);
  return {
    dtcs: codes.map((code) => {
      const entry = entryOf(code);
      return {
        code,
        name: entry?.name ?? null,
        link: entry && mayRead ? `DTCManage?entry=${entry.id}` : null,
      };
    }),
    found: mayRead ? rows.flatMap((row) => causesOf(ctx, row)) : [],
  };
}

function causesOf(ctx: Ctx, { id, dtcCode, name, causes, checks }: Row): Found[] {
  const from = { code: dtcCode, title: name, link: `DTCManage?entry=${id}` };
  const known = linesIn(ctx, checks).map((text, line): KnownCheck => ({
    key: `d${id}.${line}`,
    same: text.trim().toLowerCase(),
    text,
    finding: "",
    from,
  }));
  return linesIn(ctx, causes).map((title, line) => ({
    ...from,
    title,
    source: "dtc",
    reason: ctx.t("diagnosis.assistant.same_dtc", { what: dtcCode }),
    weight: NAMED - line * FURTHER_DOWN,
    sameSeries: false,
    fixed: 0,
    notFixed: 0,
    confirmed: 0,
    terms: new Set(
      Object.values(causes).flatMap((text) => termsOf(text.split("\n")[line] ?? "").map(({ term }) => term)),
    ),
    parts: new Set<string>(),
    dtcs: new Set([dtcCode]),
    // As people write them, each cause has the check in its line.
    checks: known.length === 0 ? [] : [known[Math.min(line, known.length - 1)]!],
    fixes: [],
  }));
}

function linesIn({ chain }: Ctx, texts: Record<string, string>): string[] {
  const text = chain.map((lang) => texts[lang]).find(Boolean) ?? "";
  return text.split("\n").map((line) => line.trim()).filter(Boolean);
}
