import { userChanged } from "@/events/users.ts";
import { notifyPeople } from "@/engines/messages/notify_people.ts";
import { defineNotification } from "@/engines/messages/define_notification.ts";

/** What people change themselves needs no message; passwords, addresses and second factors have mails of their own. */
const BY_THEMSELVES = new Set(["lang", "zone", "password", "email", "secondFactor"]);

/** The person whose account was changed by another. Nobody is told how their account was set up before they first came. */
export const notifyUserChanged = defineNotification({
  on: userChanged,
  async notify(tx, { id, occurredAt, data }) {
    const changed = data.changed.filter((member) => !BY_THEMSELVES.has(member));
    if (changed.length === 0) return;
    const [been] = await tx.sql`
      select 1 from login_log where user_id = ${data.userId} and result = 'ok' and at < ${occurredAt} limit 1`;
    if (!been) return;
    await notifyPeople(tx, {
      eventId: id,
      kind: changed.includes("roles") ? "rights-changed" : "account-changed",
      params: { at: { at: occurredAt.toISOString() } },
      link: "Account",
      receivers: [data.userId],
    });
  },
});
