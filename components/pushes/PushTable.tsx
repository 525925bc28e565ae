import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { Push } from "@/services/pushes/read_pushes.ts";
import { pushHref } from "./push_links.ts";
import { PushStateMark } from "./PushStateMark.tsx";
import { fromHere } from "@/components/table/from_here.ts";

/** The push log: what, to whom, when, how often, with what result, and when again. */
export function PushTable({ pushes, basePath, t, format }: {
  pushes: readonly Push[];
  basePath: string;
  t: Translate;
  format: Format;
}) {
  return (
    <table class="table stack">
      <thead>
        <tr>
          <th scope="col">{t("pushes.subject")}</th>
          <th scope="col">{t("pushes.result")}</th>
          <th scope="col">{t("pushes.receiver")}</th>
          <th scope="col">{t("pushes.store")}</th>
          <th scope="col">{t("pushes.requestedAt")}</th>
          <th scope="col" class="num">{t("pushes.tries")}</th>
          <th scope="col">{t("pushes.lastTryAt")}</th>
          <th scope="col">{t("pushes.nextTryAt")}</th>
          <th scope="col">{t("pushes.reasonHead")}</th>
        </tr>
      </thead>
      <tbody>
        {pushes.map((push) => (
          <tr key={push.id}>
            <td class="nowrap title">
              <a class="link" href={fromHere(pushHref(basePath, { push: push.id }))}>
                {t(`pushes.kind.${push.subjectKind}`)} <span class="mono">{push.subjectId}</span>
              </a>
            </td>
            <td class="nowrap">
              <PushStateMark push={push} />
            </td>
            <td>{t(`pushes.to.${push.receiver}`)}</td>
            <td>{push.storeName ?? push.storeCode ?? "–"}</td>
            <td class="nowrap tabular-nums">{format.moment(push.requestedAt)}</td>
            <td class="num" data-label={t("pushes.tries")}>{format.number(push.tries)}</td>
            <td class="nowrap tabular-nums" data-label={t("pushes.lastTryAt")}>
              {push.lastTryAt ? format.moment(push.lastTryAt) : "–"}
            </td>
            <td
              class="nowrap tabular-nums"
              data-label={t("pushes.nextTryAt")}
              data-none={push.nextTryAt ? undefined : ""}
            >
              {push.nextTryAt ? format.moment(push.nextTryAt) : "–"}
            </td>
            <td class="wrap-anywhere" data-none={push.reason ? undefined : ""}>{push.reason ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
