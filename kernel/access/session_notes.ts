import type { NoteKind } from "./reading_notes.ts";

/** What a reading notes of the session that it belongs to. */
export interface SessionNote {
  id: number;
  seenAt?: Date;
  /** The vehicle in context. */
  vin?: string;
}

/** When a session was last active, and the vehicle that it has in context. */
export const SESSION_NOTES: NoteKind<SessionNote> = {
  key: ({ id }) => `${id}`,
  merge: (earlier, later) => ({ ...earlier, ...later }),
  async write(sql, noted) {
    const notes = noted.map(({ id, seenAt, vin }) => ({
      id,
      seenAt: seenAt?.toISOString() ?? null,
      vin: vin ?? null,
    }));
    await sql`
      update sessions s
      set last_seen_at = greatest(s.last_seen_at, n."seenAt"), vin = coalesce(n.vin, s.vin)
      from jsonb_to_recordset(${sql.json(notes)}) as n (id bigint, "seenAt" timestamptz, vin text)
      where s.id = n.id and s.ended_at is null`;
  },
};
