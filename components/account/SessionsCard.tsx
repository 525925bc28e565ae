import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Chip } from "@/components/Mark.tsx";
import type { State } from "@/edge/state.ts";
import type { OpenSession } from "@/services/entry/end_session.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { browserOf } from "./browser_of.ts";

/** The own open sessions, each with its end. */
export function SessionsCard({ state, sessions }: { state: State; sessions: readonly OpenSession[] }) {
  const { ctx, session: mine } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <Card title={t("account.sessions")} note={t("account.sessions_note")} bare>
      <ul class="session-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <p>
                <strong>{t(`person.edition_${session.edition}`)}</strong>{" "}
                {t(`person.device_${session.device}`)}{" "}
                {session.id === mine?.id && <Chip tone="ok">{t("account.this_session")}</Chip>}
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
            <form method="post" action={`/oauth/sessions/${session.id}/end`} data-call="endOwnSession">
              <Button
                kind="plain"
                label={t("account.end_named", {
                  edition: `${t(`person.edition_${session.edition}`)}, ${
                    t(`person.device_${session.device}`)
                  }`,
                })}
              >
                {t("account.end")}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
