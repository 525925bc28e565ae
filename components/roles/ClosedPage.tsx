import type { VNode } from "preact";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { Notice } from "@/components/Notice.tsx";
import type { State } from "@/edge/state.ts";
import type { Closing } from "@/services/entry/guard.ts";
import type { Keeper } from "@/services/roles/whom_to_ask.ts";
import type { WayToPage } from "@/services/roles/ask_for_page.ts";

/** Text keys of what is said: the title names the page. */
const SAID: Record<Closing, { title: string; text: string }> = {
  "no-right": { title: "roles.closed_title", text: "roles.closed_no_right" },
  "page-switched-off": { title: "roles.closed_off_title", text: "roles.closed_off" },
  "ie-editor": { title: "roles.closed_title", text: "refusal.ie-editor" },
  "ie-print": { title: "roles.closed_title", text: "refusal.ie-print" },
  "not-found": { title: "roles.closed_unknown_title", text: "roles.closed_unknown" },
};
const ASKED_AS: Record<Keeper["as"], string> = { store: "roles.ask_store", market: "roles.ask_market" };

export interface ClosedPageProps {
  state: State;
  why: Closing;
  /** Route, or what was typed of an address that has no page. */
  path: string;
  /** Whom to ask; null: asking would not help. */
  way: WayToPage | null;
}

/** In place of a page that is not shown: which one, why, whom to ask, and the button that asks. */
export function ClosedPage({ state, why, path, way }: ClosedPageProps): VNode {
  const { ctx: { t }, basePath, page, flash } = state;
  const name = page && why !== "not-found" ? t(page.title) : `${basePath}/${path}`;
  const keepers = way?.keepers ?? [];
  const mayAsk = keepers.length > 0 && !way!.isAsked;
  const names = keepers.map((keeper) => keeper.name).join(t("roles.ask_and"));
  return (
    <div class="page-fill grid place-items-center">
      <h1 class="off-screen">{name}</h1>
      <Empty
        title={t(SAID[why].title, { page: name })}
        drawing="search"
        action={
          <>
            {mayAsk && (
              <form method="post" action="/tis/page-requests" data-call="askForPage" data-after="reload">
                <input type="hidden" name="page" value={path} />
                <Button kind="primary" icon="message-square">{t("roles.ask")}</Button>
              </form>
            )}
            <Button kind={mayAsk ? "plain" : "primary"} href={`${basePath}/index`}>
              {t("shell.error_home")}
            </Button>
          </>
        }
      >
        {t(SAID[why].text)} {mayAsk && t(ASKED_AS[keepers[0]!.as], { names })}
      </Empty>
      {flash?.kind === "refused" && <Notice tone="err" once>{flash.message}</Notice>}
      {way?.isAsked && keepers.length > 0 && <Notice tone="ok">{t("roles.asked_already", { names })}</Notice>}
    </div>
  );
}
