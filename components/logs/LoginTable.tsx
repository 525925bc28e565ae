import { State } from "@/components/Mark.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { Login } from "@/services/logs/list_logins.ts";
import { TimeHead } from "./TimeHead.tsx";

/** Logins: when, who, with what result, from which store, address and device. */
export function LoginTable({ logins, ctx, oldest, orderHref, personHref }: {
  logins: readonly Login[];
  ctx: Ctx;
  oldest: boolean;
  orderHref: string;
  personHref: (userCode: string) => string | null;
}) {
  const { t } = ctx;
  const format = formatOf(ctx);
  return (
    <table class="table stack">
      <thead>
        <tr>
          <TimeHead oldest={oldest} href={orderHref} t={t} />
          <th scope="col">{t("logs.typed")}</th>
          <th scope="col">{t("logs.name")}</th>
          <th scope="col">{t("logs.result")}</th>
          <th scope="col">{t("logs.store")}</th>
          <th scope="col">{t("logs.area")}</th>
          <th scope="col">{t("logs.edition")}</th>
          <th scope="col">{t("logs.address")}</th>
          <th scope="col">{t("logs.device")}</th>
        </tr>
      </thead>
      <tbody>
        {logins.map((login) => {
          const href = login.userCode === null ? null : personHref(login.userCode);
          return (
            <tr key={login.id}>
              <td class="nowrap tabular-nums">
                <time dateTime={login.at}>{format.moment(login.at)}</time>
              </td>
              <td class="title">
                {href
                  ? <a class="link mono" href={href}>{login.typedName}</a>
                  : <span class="mono">{login.typedName}</span>}
              </td>
              <td data-none={login.fullName ? undefined : ""}>{login.fullName ?? "–"}</td>
              <td class="nowrap">
                <State tone={login.result === "ok" ? "ok" : "err"}>{login.resultName}</State>
              </td>
              <td data-none={login.storeCode ? undefined : ""}>
                {login.storeName || login.storeCode || "–"}
              </td>
              <td data-none={login.areaName ? undefined : ""}>{login.areaName || "–"}</td>
              <td class="nowrap">{t(`account.edition_${login.edition}`)}</td>
              <td class="nowrap mono" data-none={login.address ? undefined : ""}>{login.address ?? "–"}</td>
              <td title={login.agent ?? undefined} data-none={login.device ? undefined : ""}>
                {login.device || "–"}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
