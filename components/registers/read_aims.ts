import { type AudienceData, readAudienceEditor } from "@/components/audience/read_audience_editor.ts";
import { readAudiences } from "@/engines/audience/read_audience.ts";
import { sayAudience } from "@/engines/audience/say_audience.ts";
import { entryAudiencePlace } from "@/engines/audience/aim_entry.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import type { Entry } from "@/engines/registers/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Whom the entries of a list are for. */
export interface Aims {
  /** By id of an audience, those of the list. */
  sentences: ReadonlyMap<number, string>;
  /** Of the entry whose dialog is open. */
  opened: AudienceData | null;
}

/** Reads whom entries are for; null where the register says nothing of it. */
export async function readAims(
  ctx: Ctx,
  register: Register,
  listed: readonly Entry[],
  opened: Entry | null,
): Promise<Aims | null> {
  if (!register.audience) return null;
  const place = entryAudiencePlace(register);
  const idOf = (entry: Entry) => entry.values.audienceId as number | null;
  const [said, editor] = await Promise.all([
    readAudiences(ctx, listed.map(idOf).filter((id) => id !== null)),
    opened && readAudienceEditor(ctx, place, idOf(opened)),
  ]);
  const { peopleOnly } = place;
  const sentences = await Promise.all(
    [...said].map(async ([id, said]) =>
      [id, await sayAudience(ctx, { said, vinCount: 0, peopleOnly })] as const
    ),
  );
  return { sentences: new Map(sentences), opened: editor };
}
