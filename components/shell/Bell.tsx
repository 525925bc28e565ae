import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";
import { badgeOf } from "./badge.ts";

/** The bell of the top bar with the number of unread messages: right as the page is made, then told live. */
export function Bell({ unread, basePath, t }: { unread: number; basePath: string; t: Translate }) {
  return (
    <>
      <a
        class="top-item bell"
        href={`${basePath}/MyMessage`}
        title={t("messages.bell", { count: badgeOf(unread) })}
        data-bell={unread}
        data-text={t("messages.bell", { count: "{count}" })}
      >
        <Icon name="bell" />
        <span class="bell-count" aria-hidden="true" hidden={unread === 0}>
          {badgeOf(unread)}
        </span>
      </a>
      <span class="off-screen" aria-live="polite" data-bell-said="" />
    </>
  );
}

/** Waits for the end of the session: another login, or the time limit. */
export function SessionEnded({ t }: { t: Translate }) {
  return (
    <div class="ended-bar" role="alert" hidden>
      <Icon name="circle-alert" />
      <span />
      <a class="btn btn-primary" href="" target="_blank">{t("messages.ended_again")}</a>
    </div>
  );
}
