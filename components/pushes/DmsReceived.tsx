import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { subjectHref } from "./push_links.ts";

/** An order as the simulated dealer management system keeps it. */
interface Received {
  key: string;
  orderNumber: string | null;
  storeCode: string | null;
  receivedAt: string;
  repeats: number;
  calledBackAt: string | null;
  waits: boolean;
  lines: number;
}

/** What the simulated dealer management system received, newest first. */
export function DmsReceived({ received, basePath, t, format }: {
  received: readonly Received[];
  basePath: string;
  t: Translate;
  format: Format;
}) {
  const answerOf = ({ waits, calledBackAt }: Received) =>
    waits
      ? t("pushes.demo.waits")
      : calledBackAt === null
      ? t("pushes.demo.atOnce")
      : t("pushes.demo.calledBack", { time: format.moment(calledBackAt) });
  return (
    <table class="table stack">
      <caption class="sr-only">{t("pushes.demo.received")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("pushes.kind.order")}</th>
          <th scope="col">{t("pushes.demo.key")}</th>
          <th scope="col">{t("pushes.store")}</th>
          <th scope="col">{t("pushes.demo.receivedAt")}</th>
          <th scope="col">{t("pushes.demo.answered")}</th>
          <th scope="col" class="num">{t("pushes.demo.lines")}</th>
          <th scope="col" class="num">{t("pushes.demo.repeats")}</th>
        </tr>
      </thead>
      <tbody>
        {received.map((one) => (
          <tr key={one.key}>
            <td class="nowrap title">
              {one.orderNumber === null ? "–" : (
                <a
                  class="link mono"
                  href={subjectHref(basePath, { subjectKind: "order", subjectId: one.orderNumber })}
                >
                  {one.orderNumber}
                </a>
              )}
            </td>
            <td class="mono">{one.key}</td>
            <td>{one.storeCode ?? "–"}</td>
            <td class="nowrap tabular-nums">{format.moment(one.receivedAt)}</td>
            <td>{answerOf(one)}</td>
            <td class="num" data-label={t("pushes.demo.lines")}>{format.number(one.lines)}</td>
            <td class="num" data-label={t("pushes.demo.repeats")}>{format.number(one.repeats)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
