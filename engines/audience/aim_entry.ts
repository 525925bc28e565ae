import type { Audience } from "./audience.ts";
import { readAudience } from "./read_audience.ts";
import { saveAudience } from "./save_audience.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { entriesOf } from "@/engines/registers/read_entries.ts";
import { recordEntries } from "@/engines/registers/record_entries.ts";
import { stamp } from "@/engines/registers/save_drafts.ts";
import { keyColumn } from "@/engines/registers/shape.ts";
import type { Entry } from "@/engines/registers/types.ts";
import { refusingDuplicates } from "@/engines/registers/refuse_problems.ts";
import { requireWrite } from "@/engines/registers/write_entry.ts";

/** Where whom entries are for is put together, for its form and calls. */
export function entryAudiencePlace({ route, path, noun }: Pick<Register, "route" | "path" | "noun">) {
  return { route, path, noun, peopleOnly: true };
}

/**
 * Says whom an entry is for; nothing said is everybody. What of the audience before is gone by now may stay in it. Refuses `no-right`, `not-found`,
 * `state-changed` when somebody was faster, by field a code that is not there, and what would be twice for the same people. Nothing changed, nothing
 * written.
 *
 * @param version that was read
 * @returns the version after it
 */
export async function aimEntry(
  ctx: Ctx,
  register: Register,
  key: string,
  version: number,
  said: Audience,
): Promise<number> {
  if (!register.audience) throw refuse("not-found");
  requireWrite(ctx, register, "edit");
  return await refusingDuplicates(register, () =>
    ctx.tx(async (tx) => {
      const [before] = await entriesOf(tx, register, [key], { lock: "change", by: "edit" });
      if (!before) throw refuse("not-found");
      if (before.deletedAt || before.version !== version) throw refuse("state-changed");
      const idBefore = before.values.audienceId as number | null;
      const known = await readAudience(tx, idBefore);
      const id = await saveAudience(tx, said, { known });
      if (id === idBefore) return version;
      const { sql } = tx;
      await sql`
        update ${sql(register.table)} set audience_id = ${id} where ${sql(keyColumn(register))} = ${key}`;
      await stamp(tx, register, key, version + 1);
      const [after] = await entriesOf(tx, register, [key]);
      const saying = (entry: Entry, audience: Audience) => ({
        ...entry,
        values: { ...entry.values, audience },
      });
      await recordEntries(tx, register, `aim${register.noun[0]}`, [{
        change: {
          key,
          version: version + 1,
          action: "changed",
          before: before.values,
          after: after!.values,
          changed: ["audience"],
        },
        before: saying(before, known),
        after: saying(after!, await readAudience(tx, id)),
      }]);
      return version + 1;
    }));
}
