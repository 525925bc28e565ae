import { defineNotification } from "@/engines/messages/define_notification.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { softwareReleased, softwareRevoked } from "@/events/software.ts";
import type { TxCtx } from "@/kernel/ctx.ts";
import { DOWNLOAD } from "./rows.ts";

/** Who has downloaded a version of a package, that there is a newer one. */
export const notifySoftwareReleased = defineNotification({
  on: softwareReleased,
  notify: (tx, { id, data }) => tell(tx, id, "software-released", data),
});

/** Who has downloaded a version that was withdrawn, that it must not be used any more. */
export const notifySoftwareWithdrawn = defineNotification({
  on: softwareRevoked,
  notify: (tx, { id, data }) => tell(tx, id, "software-withdrawn", data),
});

async function tell(
  tx: TxCtx,
  eventId: string,
  kind: "software-released" | "software-withdrawn",
  { softwareId, softwareCode, softwareVersion }: {
    softwareId: number;
    softwareCode: string;
    softwareVersion: string;
  },
): Promise<void> {
  const { sql } = tx;
  const [one] = await sql<{ names: Record<string, string>; withdrawnBecause: string }[]>`
    select names, withdrawn_because from software_versions where id = ${softwareId}`;
  if (!one) return;
  const rows = await sql<{ userId: number }[]>`
    select distinct c.user_id::int
    from course_reads c
    join software_versions t on t.id = c.subject_id and t.code = ${softwareCode}
    where c.subject_kind = ${DOWNLOAD} and ${
    kind === "software-withdrawn" ? sql`t.id = ${softwareId}` : sql`t.id <> ${softwareId}`
  }`;
  await notifyPeople(tx, {
    eventId,
    kind,
    params: {
      name: { inLangs: Object.entries(one.names) },
      version: softwareVersion,
      reason: one.withdrawnBecause,
    },
    link: `SoftwareList?id=${softwareId}`,
    receivers: rows.map(({ userId }) => userId),
  });
}
