import { Button } from "@/components/Button.tsx";
import { browserOf } from "@/components/account/browser_of.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { OpenSession } from "@/services/entry/end_session.ts";
import type { UserDetail } from "@/services/users/read_user_detail.ts";

/** Where a person is logged in, since when and with what; one session or all can be ended. */
export function UserSessions({ detail, sessions, ctx }: {
  detail: UserDetail;
  sessions: readonly OpenSession[];
  ctx: Ctx;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const action = `/tis/users/${detail.id}/sessions/end`;
  const back = `baseinfouser?entry=${detail.id}`;
  return (
    <section aria-labelledby="user-sessions">
      <h3 class="pane-title" id="user-sessions">{t("users.sessions")}</h3>
      {sessions.length === 0 && <p class="text-ink-2">{t("users.sessions_none")}</p>}
      <ul class="session-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <p>
                <strong>{t(`person.edition_${session.edition}`)}</strong>
              </p>
              <p class="text-ink-2">
                {browserOf(session.agent)} · {session.address ?? "–"} ·{" "}
                {t(`person.opened_${session.openedBy}`)}
              </p>
              <p class="text-ink-3 tabular-nums">
                {t("person.since")} {format.moment(session.startedAt)} · {t("person.last_seen")}{" "}
                {format.moment(session.lastSeenAt)}
              </p>
            </div>
            <form method="post" action={action} data-call="" data-after="reload">
              <input type="hidden" name="_back" value={back} />
              <input type="hidden" name="session" value={session.id} />
              <Button label={t("users.end_named", { edition: t(`person.edition_${session.edition}`) })}>
                {t("users.end")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action={action} data-call="" data-after="reload">
          <input type="hidden" name="_back" value={back} />
          <Button icon="log-out">{t("users.end_all")}</Button>
        </form>
      )}
    </section>
  );
}
