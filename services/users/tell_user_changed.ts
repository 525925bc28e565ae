import { userChanged } from "@/events/users.ts";
import { tellPeople } from "@/engines/messages/tell_people.ts";
import { defineTelling } from "@/engines/messages/define_telling.ts";

/** What people change themselves needs no message, and passwords and addresses have mails of their own. */
const BY_THEMSELVES = new Set(["lang", "zone", "password", "email"]);

/** The person whose account was changed by another. Nobody is told how their account was set up before they first came. */
export const tellUserChanged = defineTelling({
  on: userChanged,
  async tell(tx, { id, occurredAt, data }) {
    const changed = data.changed.filter((member) => !BY_THEMSELVES.has(member));
    if (changed.length === 0) return;
    const [been] = await tx.sql`
      select 1 from login_log where user_id = ${data.userId} and result = 'ok' and at < ${occurredAt} limit 1`;
    if (!been) return;
    await tellPeople(tx, {
      eventId: id,
      kind: changed.includes("roles") ? "rights-changed" : "account-changed",
      params: { at: { at: occurredAt.toISOString() } },
      link: "Account",
      receivers: [data.userId],
    });
  },
});
