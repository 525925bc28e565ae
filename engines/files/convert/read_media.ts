import type { Ctx } from "@/kernel/ctx.ts";
import { FILM, KINDS, SOUND } from "./kinds.ts";

/** How a film or a sound is played. */
export interface Playable {
  state: "pending" | "processing" | "done" | "failed";
  /** Why only the original can be played, in the reader's language. */
  reason: string | null;
  /** The version that every browser plays; null while there is none. */
  file: { id: string; name: string; kind: "film" | "sound" } | null;
  /** The picture that stands for a film. */
  poster: { id: string; name: string } | null;
  seconds: number | null;
  /** Of a sound: its waveform, a character a bar from `0` to `z`. */
  peaks: string | null;
}

const PLAY: typeof KINDS[number] = "play", POSTER: typeof KINDS[number] = "thumbnail";

interface Row {
  fileId: string;
  state: Playable["state"];
  reason: { key: string; params?: Record<string, string | number> } | null;
  resultId: string | null;
  resultName: string | null;
  mediaType: string | null;
  posterId: string | null;
  posterName: string | null;
  facts: { seconds?: number; peaks?: string } | null;
}

/** How those of some files are played that are films or sounds, by the id of the file. Who may see them is for the caller to decide. */
export async function readMedia(ctx: Ctx, files: readonly string[]): Promise<ReadonlyMap<string, Playable>> {
  if (files.length === 0) return new Map();
  const rows = await ctx.sql<Row[]>`
    select c.file_id, c.state, c.reason, r.id as result_id, r.name as result_name, r.media_type,
      p.id as poster_id, p.name as poster_name, c.facts
    from file_conversions c
    left join files r on r.id = c.result_id and r.media_type in (${FILM}, ${SOUND})
    left join file_conversions pc on pc.file_id = r.id and pc.kind = ${POSTER} and pc.state = 'done'
    left join files p on p.id = pc.result_id
    where c.kind = ${PLAY} and c.file_id = any(${[...files]}::uuid[])`;
  return new Map(rows.map((row) => [row.fileId, playableOf(ctx, row)]));
}

function playableOf({ t }: Ctx, row: Row): Playable {
  const { state, reason, resultId, resultName, mediaType, posterId, posterName, facts } = row;
  return {
    state,
    reason: reason && t(reason.key, reason.params),
    file: resultId && { id: resultId, name: resultName!, kind: mediaType === SOUND ? "sound" : "film" } ||
      null,
    poster: posterId ? { id: posterId, name: posterName! } : null,
    seconds: facts?.seconds ?? null,
    peaks: facts?.peaks ?? null,
  };
}
