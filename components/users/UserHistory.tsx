import { browserOf } from "@/components/account/browser_of.ts";
import { State } from "@/components/Mark.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { describeLoginResult } from "@/services/logs/describe_login_result.ts";
import { describeOperation } from "@/services/logs/describe_operation.ts";
import type { UserDetail } from "@/services/users/read_user_detail.ts";

/** The last logins of a person, and the last changes that they made. */
export function UserHistory({ detail, ctx }: { detail: UserDetail; ctx: Ctx }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <>
      {detail.logins && (
        <section aria-labelledby="user-logins">
          <h3 class="pane-title" id="user-logins">{t("users.logins")}</h3>
          {detail.logins.length === 0 && <p class="text-ink-2">{t("users.logins_none")}</p>}
          <ul class="user-lines">
            {detail.logins.map((one, at) => (
              <li key={at}>
                <time class="tabular-nums text-ink-2" dateTime={one.at.toISOString()}>
                  {format.moment(one.at)}
                </time>
                <State tone={one.result === "ok" ? "ok" : "warn"}>{describeLoginResult(t, one.result)}</State>
                <span class="text-ink-2">{browserOf(one.agent)} · {one.address ?? "–"}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {detail.operations && (
        <section aria-labelledby="user-operations">
          <h3 class="pane-title" id="user-operations">{t("users.operations")}</h3>
          {detail.operations.length === 0 && <p class="text-ink-2">{t("users.operations_none")}</p>}
          <ul class="user-lines">
            {detail.operations.map((one, at) => (
              <li key={at}>
                <time class="tabular-nums text-ink-2" dateTime={one.at.toISOString()}>
                  {format.moment(one.at)}
                </time>
                <span>{describeOperation(t, one.operation, one.funLink)}</span>
                <span class="mono text-ink-2">{one.subjectId}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
