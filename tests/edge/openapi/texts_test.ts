import assert from "node:assert/strict";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { z } from "zod";
import "@/domains.ts";
import { type Call } from "@/engines/calls/define_call.ts";
import { CALLS } from "@/engines/calls/known_calls.ts";
import { openApiDocument } from "./document.ts";
import { type Operation, operationsOf } from "../../calls/operations.ts";
import type { Schema } from "../../calls/values.ts";

const SPACES = [" ", "\t", "\n", "\r\n", " ", "　", "\u2028", "\ufeff", "  "];
const SEEDS = [
  ...[
    "",
    "a",
    "A1",
    "B-52_x.y",
    "-a",
    ".a",
    "a b",
    "a  b",
    "ä",
    "盘",
    "a\u0000",
    "é",
    "İ",
    "1",
    "0",
    "-1",
    "1.5",
  ],
  ...["1.50", "12.345", "1,5", "+49 30 1234567", "0301234567", "12:30:00", "1:2:3", "24:00:00", "2026-01-31"],
  ...["2026-02-30", "0000-01-01", "somebody@example.com", "a@b", "a..b@example.com", "https://example.com/x"],
  ...[
    "/page",
    "//host",
    "0197d3c2-0000-7000-8000-000000000001",
    "0197D3C2-0000-7000-8000-000000000001",
    "P0301",
  ],
  ...[
    "LVSHCAMB1CE012345",
    "P0301-13",
    "zh_CN",
    "true",
    "null",
    "10:freeze",
    "12-3",
    "a|b",
    "line\nline",
    "x@y.z,",
  ],
];

/** Texts as they are sent: each as it is, with space at either end, and of every length that some bound knows. */
function textsFor(bounds: ReadonlySet<number>): string[] {
  const lengths = [...bounds].flatMap((bound) => [bound - 1, bound, bound + 1]).filter((one) => one > 0);
  const long = lengths.flatMap((length) => ["a".repeat(length), "1".repeat(length)]);
  return [...SEEDS, ...long].flatMap((seed) => [
    seed,
    ...SPACES.flatMap((space) => [space + seed, seed + space, space + seed + space]),
  ]);
}

Deno.test("every text of every call is described as the server takes it, and refused by both alike", () => {
  const operations = new Map(operationsOf(openApiDocument() as never).map((one) => [one.id, one]));
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const validators = new Map<string, ValidateFunction>();
  const wrong: string[] = [];
  let texts = 0;
  for (const call of CALLS.all) {
    for (const { at, type, schema } of textsOf(call, operations.get(call.operationId)!)) {
      texts++;
      const key = JSON.stringify(schema);
      const described = validators.get(key) ?? ajv.compile(schema);
      validators.set(key, described);
      const bounds = new Set([...key.matchAll(/\d+/g)].map(Number).filter((one) => one < 3000));
      const found = differences(type, described, bounds);
      if (found.length > 0) wrong.push(`${at}: ${found.slice(0, 3).join("; ")}`);
    }
  }
  assert.ok(texts > 1000, `${texts} texts`);
  assert.deepEqual(wrong.slice(0, 20), [], `${wrong.length} of ${texts}`);
});

const known = new WeakMap<z.core.$ZodType, string[]>();

function differences(
  type: z.core.$ZodType,
  described: ValidateFunction,
  bounds: ReadonlySet<number>,
): string[] {
  const before = known.get(type);
  if (before) return before;
  const found: string[] = [];
  for (const text of textsFor(bounds)) {
    const told = described(text), taken = (type as z.ZodType).safeParse(text).success;
    // What a rule in words refuses beside, such as a check digit, no schema can say.
    if (told === taken || told && hasRuleInWords(type)) continue;
    found.push(`${JSON.stringify(text.slice(0, 60))} is ${taken ? "taken" : "refused"}`);
  }
  known.set(type, found);
  return found;
}

interface Text {
  at: string;
  type: z.core.$ZodType;
  schema: Schema;
}

/** Members of a call's input that are no objects and lists, each with its place in the document. */
function textsOf(call: Call, { inPath, input }: Operation): Text[] {
  return Object.entries(call.input.shape).flatMap(([name, type]) =>
    leavesOf(`${call.operationId}.${name}`, type as z.core.$ZodType, inPath[name] ?? input.properties![name]!)
  );
}

function leavesOf(at: string, type: z.core.$ZodType, schema: Schema): Text[] {
  const def = type._zod.def as z.core.$ZodTypeDef & {
    innerType?: z.core.$ZodType;
    shape?: Record<string, z.core.$ZodType>;
    element?: z.core.$ZodType;
  };
  // A form's way of saying null is no text.
  if (def.innerType) {
    return leavesOf(at, def.innerType, schema.anyOf?.find((one) => one.type !== "null") ?? schema);
  }
  if (def.type === "object") {
    return Object.entries(def.shape!).flatMap(([name, member]) =>
      leavesOf(`${at}.${name}`, member, schema.properties![name]!)
    );
  }
  if (def.type === "array") return leavesOf(`${at}[]`, def.element!, schema.items!);
  return takesText(type) ? [{ at, type, schema }] : [];
}

function takesText(type: z.core.$ZodType): boolean {
  const def = type._zod.def as z.core.$ZodTypeDef & { in?: z.core.$ZodType };
  return def.type === "string" || def.type === "pipe" && takesText(def.in!);
}

function hasRuleInWords(type: z.core.$ZodType): boolean {
  const def = type._zod.def as z.core.$ZodTypeDef & { in?: z.core.$ZodType; out?: z.core.$ZodType };
  if (def.type === "transform") return true;
  return (def.checks ?? []).some((check) => check._zod.def.check === "custom") ||
    [def.in, def.out].some((part) => part !== undefined && hasRuleInWords(part));
}
