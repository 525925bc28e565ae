import { personOrNull } from "@/kernel/access/actor.ts";
import { page } from "fresh";
import { EntryFrame } from "@/components/entry/EntryFrame.tsx";
import { doorNamedIn, OwnDoor } from "@/components/entry/OwnDoor.tsx";
import { LoginForm } from "@/components/entry/LoginForm.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { define } from "@/define.ts";
import type { Flash } from "@/edge/flash.ts";
import { newCode } from "@/services/entry/captcha.ts";
import { type Entry, isEntry } from "@/kernel/access/entries.ts";
import { entryData } from "./entry_data.ts";

/** Why the last session is over, as the guard tells in the address. */
const ENDED = ["session-expired", "logged-in-elsewhere"];

/** A refusal of one field stands at that field; it is not said twice. */
function saidAtField(flash: Flash): boolean {
  return flash.errors.some((error) => error.message === flash.message);
}

/** The login of every brand and edition: one page, shown by the entry it is opened under. */
export const handler = define.handlers({
  async GET({ state, url }) {
    const route = state.page?.route;
    const ended = url.searchParams.get("ended");
    const [frame, code] = await Promise.all([
      entryData(state),
      state.incoming.captcha ? newCode(state.ctx) : null,
    ]);
    return page({
      ...frame,
      entry: (isEntry(route) ? route : "login") as Entry,
      code,
      next: url.searchParams.get("next"),
      ended: ended !== null && ENDED.includes(ended) ? ended : null,
    });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, flash, basePath } = state;
  const { t } = ctx;
  const user = personOrNull(ctx);
  const own = flash && doorNamedIn(flash);
  return (
    <EntryFrame state={state} {...data}>
      <h1>{t("entry.title")}</h1>
      <p class="entry-lead">{t(data.entry === "os" ? "entry.lead_overseas" : "entry.lead")}</p>
      {flash?.kind === "success" && <FlashNotice flash={flash} />}
      {!flash && data.ended && <Notice tone="warn">{t(`refusal.${data.ended}`)}</Notice>}
      {user && !flash && (
        <Notice tone="info">
          {t("entry.signed_in_as", { name: user.fullName })}{" "}
          <a href={`${basePath}/index`}>{t("entry.go_on")}</a>
        </Notice>
      )}
      <LoginForm
        state={state}
        entry={data.entry}
        next={data.next}
        code={data.code}
        refusal={flash?.kind === "refused" && !saidAtField(flash) &&
          (own ? <OwnDoor own={own} message={flash.message} state={state} /> : flash.message)}
      />
    </EntryFrame>
  );
});
