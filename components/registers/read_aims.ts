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
import { mayWrite } from "./may_write.ts";
import type { Opened } from "./register_links.ts";

/** Whom the entries of a list are for. */
export interface Aims {
  /** By id of an audience. */
  sentences: ReadonlyMap<number, string>;
  /** As it is put together in the dialog that is open; null where the reader cannot change it there. */
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

/**
 * Whom the entry of the dialog that is open is for, as it is put together there: a new one begins as the copied one is. Null where its
 * register says nothing of it, and where the reader cannot change it: then nobody is counted and no choice is read.
 */
export async function readAim(
  ctx: Ctx,
  register: Register,
  opened: Opened,
  entry: Entry | null,
): Promise<AudienceData | null> {
  if (!register.audience) return null;
  const may = mayWrite(ctx, register);
  const isChanged = opened?.kind === "entry" && may.edit && entry !== null && entry.deletedAt === null;
  if (!isChanged && !(opened?.kind === "add" && may.add)) return null;
  const id = (entry?.values.audienceId ?? null) as number | null;
  return await readAudienceEditor(ctx, entryAudiencePlace(register), id);
}

/** What several audiences name, each once: their names are read together. */
function allOf(audiences: readonly Audience[]): Audience {
  return Object.fromEntries(
    DIMENSION_NAMES.map((name) => [name, [...new Set(audiences.flatMap((said) => said[name] ?? []))]]),
  );
}
