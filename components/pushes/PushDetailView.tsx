import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { PushDetail } from "@/services/pushes/answer_schemas.ts";
import { subjectHref } from "./push_links.ts";
import { PushStateMark } from "./PushStateMark.tsx";

/** One hand-over: how it went, what was sent, what came back. Bodies are shown as text, whatever they hold. */
export function PushDetailView({ push, basePath, t, format }: {
  push: PushDetail;
  basePath: string;
  t: Translate;
  format: Format;
}) {
  const moment = (at: string | null) => at === null ? "–" : format.moment(at);
  return (
    <div class="push-cards">
      <Card title={t("pushes.course")}>
        <Facts
          facts={[
            { name: t("pushes.result"), value: <PushStateMark push={push} /> },
            {
              name: t("pushes.subject"),
              value: (
                <a class="link" href={subjectHref(basePath, push)}>
                  {t(`pushes.kind.${push.subjectKind}`)} <span class="mono">{push.subjectId}</span>
                </a>
              ),
            },
            { name: t("pushes.receiver"), value: t(`pushes.to.${push.receiver}`) },
            { name: t("pushes.store"), value: push.storeName ?? push.storeCode ?? "–" },
            { name: t("pushes.requestedAt"), value: moment(push.requestedAt) },
            { name: t("pushes.requestedBy"), value: push.requestedBy ?? t("pushes.byPortal") },
            { name: t("pushes.round"), value: format.number(push.round) },
            { name: t("pushes.tries"), value: format.number(push.tries) },
            { name: t("pushes.lastTryAt"), value: moment(push.lastTryAt) },
            { name: t("pushes.nextTryAt"), value: moment(push.nextTryAt) },
            { name: t("pushes.httpStatus"), value: push.httpStatus === null ? "–" : String(push.httpStatus) },
            { name: t("pushes.reasonHead"), value: push.reason ?? "–" },
          ]}
        />
      </Card>
      <Card title={t("pushes.answerBody")}>
        {push.answer === null || push.answer === ""
          ? <p class="text-ink-2">{t("pushes.noAnswer")}</p>
          : <Body label={t("pushes.answerBody")} text={push.answer} />}
      </Card>
      <Card title={t("pushes.sentBody")}>
        <Body label={t("pushes.sentBody")} text={push.sent} />
      </Card>
    </div>
  );
}

function Body({ label, text }: { label: string; text: string }) {
  // It scrolls, so it must be reached by keys.
  return <pre class="push-body" tabIndex={0} role="region" aria-label={label}>{indented(text)}</pre>;
}

/** JSON by lines, anything else as it came. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
