import { type AudienceData, readAudienceEditor } from "@/components/audience/read_audience_editor.ts";
import type { Audience } from "@/engines/audience/audience.ts";
import { labelsOf } from "@/engines/audience/dimension_names.ts";
import { DIMENSION_NAMES } from "@/engines/audience/dimensions.ts";
import { readAudiencesOf } from "@/engines/audience/read_audience.ts";
import { sentenceOf } from "@/engines/audience/say_audience.ts";
import { entryAudiencePlace } from "@/engines/audience/aim_entry.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import type { Entry } from "@/engines/registers/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** Whom the entries of a list are for. */
export interface Aims {
  /** By id of an audience. */
  sentences: ReadonlyMap<number, string>;
  /** Of the entry whose dialog is open. */
  opened: AudienceData | null;
}

/** Whom the entries of a register are for, as sentences by id of an audience; null where it says nothing of it. */
export async function readSentences(ctx: Ctx, register: Register): Promise<Aims["sentences"] | null> {
  if (!register.audience) return null;
  const audiences = await readAudiencesOf(ctx, register);
  const labels = await labelsOf(ctx, allOf([...audiences.values()]));
  const { peopleOnly } = entryAudiencePlace(register);
  return new Map(
    [...audiences].map(([id, said]) => [id, sentenceOf(ctx, { said, vinCount: 0, peopleOnly }, labels)]),
  );
}

/** Whom one entry is for, as its dialog shows it; null where its register says nothing of it. */
export async function readAim(ctx: Ctx, register: Register, { values }: Entry): Promise<AudienceData | null> {
  if (!register.audience) return null;
  return await readAudienceEditor(ctx, entryAudiencePlace(register), values.audienceId as number | null);
}

/** What several audiences name, each once: their names are read together. */
function allOf(audiences: readonly Audience[]): Audience {
  return Object.fromEntries(
    DIMENSION_NAMES.map((name) => [name, [...new Set(audiences.flatMap((said) => said[name] ?? []))]]),
  );
}
