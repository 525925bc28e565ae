import { tellAudience } from "@/engines/audience/tell_audience.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";
import { bulletinReleased } from "@/events/bulletins.ts";

/** After so long a notice is no news: its event was late. */
const NEWS_DAYS = 14;

/** Everybody who receives the notice and may read it, by its title. */
export const notifyBulletinReleased = defineNotification({
  on: bulletinReleased,
  async notify(tx, { id, data }) {
    // Revoked since: nobody is told of what cannot be read.
    const [bulletin] = await tx.sql<
      { code: string; title: string; publishedAt: Date; audienceId: string | null }[]
    >`
      select d.code, t.title, r.published_at, r.audience_id::text
      from documents d
      join document_revisions r on r.document_id = d.id and r.publish_state = 1
      join document_texts t on t.revision_id = r.id and t.state = 'source'
      where d.id = ${data.bulletinId}`;
    if (!bulletin) return;
    const { code, title, publishedAt, audienceId } = bulletin;
    if (tx.clock().getTime() - publishedAt.getTime() > NEWS_DAYS * 24 * 3_600_000) return;
    await tellAudience(tx, {
      audienceId: audienceId === null ? null : Number(audienceId),
      right: "BulletinList:view",
      eventId: id,
      kind: "bulletin-released",
      params: { code, title },
      link: `BulletinDetail?id=${data.bulletinId}`,
    });
  },
});
