import { State, type Tone } from "@/components/Mark.tsx";
import type { MailLine, MailState } from "@/services/mail_log/list_mails.ts";
import type { Format } from "@/kernel/texts/format.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

const TONES: Record<MailState, Tone> = { "given-up": "err", retrying: "warn", waiting: "info", sent: "ok" };

/** Mails as operators see them, with what the mail server said. */
export function MailLines(
  { mails, t, format }: { mails: readonly MailLine[]; t: Translate; format: Format },
) {
  return (
    <table class="table stack">
      <thead>
        <tr>
          <th scope="col">{t("messages.log_state")}</th>
          <th scope="col">{t("messages.log_to")}</th>
          <th scope="col">{t("messages.log_what")}</th>
          <th scope="col">{t("messages.log_made")}</th>
          <th scope="col" class="num">{t("messages.log_tries")}</th>
          <th scope="col">{t("messages.log_next")}</th>
          <th scope="col" class="w-[40%]">{t("messages.log_reason")}</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.id}>
            <td class="nowrap">
              <State tone={TONES[mail.state]}>{t(`messages.log_state.${mail.state}`)}</State>
            </td>
            <td class="title">{mail.to}</td>
            <td class="nowrap">{t(`messages.template.${mail.template}`)}</td>
            <td class="nowrap tabular-nums">{format.moment(mail.madeAt)}</td>
            <td class="num" data-label={t("messages.log_tries")}>{format.number(mail.attempts)}</td>
            <td class="nowrap tabular-nums" data-none={mail.nextTryAt ? undefined : ""}>
              {mail.nextTryAt ? format.moment(mail.nextTryAt) : "–"}
            </td>
            <td class="wrap-anywhere" data-none={mail.error ? undefined : ""}>{mail.error ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
