import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { State } from "@/components/Mark.tsx";
import { Notice } from "@/components/Notice.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { ClaimPush } from "@/services/claims/push/read_push.ts";

/** The hand-over of a claim to the dealer management system: how it went, why not, and the button of the store. */
export function ClaimPushCard({ document, push, ctx }: {
  document: Pick<DocumentView, "id" | "version" | "state">;
  push: ClaimPush;
  ctx: Ctx;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const { state, reason, nextTryAt, whyNot } = push;
  const isTrouble = state === "failed" || (state === "waiting" && reason !== null);
  // Before anybody can hand it over there is nothing to say of it.
  if (state === null && whyNot !== null && document.state.verifyResult !== 1) return null;
  return (
    <Card
      title={t("claims.push")}
      end={state && <State tone={toneOf(state)}>{t(`claims.push_${state}`)}</State>}
    >
      {isTrouble && (
        <Notice tone={nextTryAt === null ? "err" : "warn"}>
          <b>{t("pushes.successButFailed")}</b> {reason}{" "}
          {nextTryAt === null ? t("pushes.givenUp") : t("pushes.nextTry", { time: format.moment(nextTryAt) })}
        </Notice>
      )}
      {state === "refused" && <Notice tone="err">{t("claims.push_why", { reason: reason ?? "" })}</Notice>}
      {state === null ? <p class="note">{t("claims.push_hint")}</p> : (
        <Facts
          facts={[
            ...push.dmsNumber
              ? [{ name: t("pushes.dmsNumber"), value: <span class="mono">{push.dmsNumber}</span> }]
              : [],
            { name: t("pushes.requestedBy"), value: push.requestedBy ?? "–" },
            {
              name: t("pushes.requestedAt"),
              value: push.requestedAt ? format.moment(push.requestedAt) : "–",
            },
            { name: t("pushes.tries"), value: format.number(push.tries) },
          ]}
        />
      )}
      {whyNot === null
        ? (
          <form
            method="post"
            action={`/tis/claims/${document.id}/hand-over`}
            data-call=""
            data-after="reload"
          >
            <input type="hidden" name="version" value={document.version} />
            <Button kind={state === null ? "primary" : undefined} icon="send">
              {t(state === null ? "claims.push_now" : "pushes.sendAgain")}
            </Button>
          </form>
        )
        : state === null && <p class="note">{t(`refusal.${whyNot}`)}</p>}
    </Card>
  );
}
