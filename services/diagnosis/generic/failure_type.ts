import type { Ctx } from "@/kernel/ctx.ts";
import types from "./failure_types.json" with { type: "json" };

const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = types;

/** What the failure type byte of a DTC says (SAE J2012-DA): `B16A1-23` has 23, signal stuck low. Null where it has none, or one that is reserved. */
export function failureTypeOf({ chain }: Pick<Ctx, "chain">, dtcCode: string): string | null {
  const names = TYPES[dtcCode.split("-")[1] ?? ""];
  return names ? chain.map((lang) => names[lang]).find(Boolean) ?? null : null;
}
