import type { Translate } from "@/kernel/texts/texts.ts";
import { Icon } from "../Icon.tsx";

/** What the page is for, in a sentence behind a sign: a tooltip would not be reached without a pointer. */
export function PageHelp({ title, purpose, t }: { title: string; purpose: string; t: Translate }) {
  return (
    <details class="menu page-help" data-menu="">
      <summary class="top-item" aria-label={t("shell.purpose")} title={t("shell.purpose")}>
        <Icon name="circle-question-mark" />
      </summary>
      <div class="menu-panel">
        <b>{title}</b>
        <p>{purpose}</p>
      </div>
    </details>
  );
}
