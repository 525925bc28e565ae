import { recordChange } from "@/engines/audit/record_change.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { addEntry } from "@/engines/registers/write_entry.ts";
import { roleRegister } from "./role_register.ts";
import { readRoleRights } from "./role_rights.ts";
import { requireRightsWithinOwn } from "./rights_within_own.ts";
import { grantRights } from "./save_role_rights.ts";

/** Makes a role with the markets and rights of another. Refuses a code that is taken with 'Duplicate data', and rights that its maker lacks. */
export async function copyRole(
  ctx: Ctx,
  from: string,
  { code, names }: { code: string; names: Record<string, string> },
): Promise<string> {
  return await ctx.tx(async (tx) => {
    const { rights } = await readRoleRights(tx, from);
    await requireRightsWithinOwn(tx, from, [...rights], { isNew: true });
    const markets = await tx.sql<{ code: string }[]>`
      select market_code as code from role_markets where role_code = ${from} order by market_code`;
    const { key } = await addEntry(tx, roleRegister, {
      code,
      names,
      markets: markets.map((market) => market.code),
    });
    await grantRights(tx, key, [...rights]);
    await recordChange(tx, {
      operation: "copyRole",
      funLink: "baseinforole",
      subjectKind: "baseinforole",
      subjectId: key,
      after: { from, rights: rights.size },
    });
    return key;
  });
}
