import { z } from "zod";
import { fillRegister } from "@/engines/registers/fill_register.ts";
import { requireRight } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { dtcRegister } from "../dtc_register.ts";
import codes from "./codes.json" with { type: "json" };
import { meaningIn } from "./meaning_in.ts";

/** So many are added in one transaction: a loading that breaks off is gone on with by loading again. */
const TOGETHER = 500;
/** So many of those that would be added are shown before. */
const SHOWN = 12;

const count = z.int().nonnegative();

export const genericPreview = z.object({
  all: count.describe("generic codes that the portal knows"),
  there: count.describe("of them in the dictionary already; they stay as they are"),
  missing: count.describe("of them would be added"),
  inGerman: count.describe("of all, those with a German name; with a Chinese one as many"),
  first: z.array(z.object({ dtcCode: z.string(), name: z.string() })).describe(
    "the first that would be added",
  ),
});
/** What loading the generic codes would do. */
export type GenericPreview = z.infer<typeof genericPreview>;

/** The name of a generic code in each language that has one. */
function namesOf(english: string): Record<string, string> {
  return { en_US: english, ...meaningIn(english) };
}

/** Generic codes that the dictionary does not have without an ECU, in their order. */
async function missingCodes({ sql }: Pick<Ctx, "sql">): Promise<[code: string, english: string][]> {
  const rows = await sql<{ code: string }[]>`
    select d.dtc_code as code from dtcs d where d.ecu is null and d.deleted_at is null`;
  const there = new Set(rows.map(({ code }) => code));
  return Object.entries(codes).filter(([code]) => !there.has(code));
}

/** Says what loading would add. */
export async function previewGenericDtcs(ctx: Ctx): Promise<GenericPreview> {
  requireRight(ctx, "DTCManage:import");
  const missing = await missingCodes(ctx);
  const all = Object.values(codes);
  return {
    all: all.length,
    there: all.length - missing.length,
    missing: missing.length,
    inGerman: all.filter((english) => meaningIn(english) !== null).length,
    first: missing.slice(0, SHOWN).map(([dtcCode, english]) => {
      const names = namesOf(english);
      return { dtcCode, name: ctx.chain.map((lang) => names[lang]).find(Boolean) ?? english };
    }),
  };
}

/**
 * Adds the generic codes of SAE J2012 that the dictionary does not have; what is there, changed by people or not, stays. Twice is once.
 *
 * @returns how many were added
 */
export async function loadGenericDtcs(ctx: Ctx): Promise<{ added: number }> {
  requireRight(ctx, "DTCManage:import");
  return { added: await addGenericDtcs(ctx) };
}

/** The same in the name of the portal itself. */
export async function addGenericDtcs(ctx: Ctx): Promise<number> {
  const missing = await missingCodes(ctx);
  let added = 0;
  for (let from = 0; from < missing.length; from += TOGETHER) {
    added += await fillRegister(
      ctx,
      dtcRegister,
      missing.slice(from, from + TOGETHER).map(([dtcCode, english]) => ({
        dtcCode,
        ecu: null,
        dtcName: namesOf(english),
        // How grave a code is and whether a lamp is lit, the maker says; the standard does not.
        severity: 1,
        lamp: false,
        causes: {},
        checks: {},
        seriesCodes: [],
      })),
    );
  }
  return added;
}
