import { HttpError, page } from "fresh";
import { DecidePage } from "@/components/approvals/DecidePage.tsx";
import { NAME_SUBSTITUTE, SubstitutesCards } from "@/components/approvals/SubstitutesCards.tsx";
import { Button } from "@/components/Button.tsx";
import { TextField } from "@/components/Field.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Tabs } from "@/components/Tabs.tsx";
import { fromHere } from "@/components/table/from_here.ts";
import { define } from "@/define.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { decidedList } from "@/services/approvals/decided_list.ts";
import { decidedKinds } from "@/services/approvals/waiting.ts";
import { readWaiting } from "@/services/approvals/read_waiting.ts";
import { waitingList } from "@/services/approvals/waiting_list.ts";
import { possibleSubstitutes } from "@/services/approvals/substitutes/possible_substitutes.ts";
import { readSubstitutions } from "@/services/approvals/substitutes/read_substitutes.ts";

/**
 * What waits for a decision of the reader, what they have decided (`view=decided`), who decides in their place (`view=substitutes`), or one document
 * (`document=tsb.17.2`).
 */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const name = url.searchParams.get("document");
    if (name !== null) {
      const waiting = await readWaiting(ctx, name);
      if (!waiting) throw new HttpError(404);
      return page({ view: "one", waiting } as const);
    }
    if (url.searchParams.get("view") === "decided") {
      return page({ view: "decided", list: await readListPage(decidedList, ctx, url) } as const);
    }
    if (url.searchParams.get("view") === "substitutes") {
      const [both, possible] = await Promise.all([readSubstitutions(ctx), possibleSubstitutes(ctx)]);
      return page({ view: "substitutes", substitutes: { ...both, possible } } as const);
    }
    const [list, { forOthers }] = await Promise.all([
      readListPage(waitingList, ctx, url),
      readSubstitutions(ctx),
    ]);
    return page({ view: "waiting", list, forOthers } as const);
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  if (data.view === "one") return <DecidePage data={data.waiting} state={state} />;
  const href = (view: string) => fromHere(`${basePath}/MyVerify${view}`);
  const tabs = (
    <Tabs
      label={t("page.MyVerify")}
      tabs={[
        { label: t("approvals.waiting"), href: href(""), current: data.view === "waiting" },
        { label: t("approvals.decided"), href: href("?view=decided"), current: data.view === "decided" },
        {
          label: t("approvals.substitutes"),
          href: href("?view=substitutes"),
          current: data.view === "substitutes",
        },
      ]}
    />
  );
  const title = t("page.MyVerify");
  if (data.view === "substitutes") {
    return (
      <>
        <PageHead title={title} />
        {tabs}
        <FlashNotice flash={flash?.form === NAME_SUBSTITUTE && flash.kind === "refused" ? null : flash} />
        <SubstitutesCards data={data.substitutes} state={state} back="MyVerify?view=substitutes" />
      </>
    );
  }
  if (data.view === "decided") {
    return <ListPage list={decidedList} data={data.list} state={state} parts={{ title, above: tabs }} />;
  }
  const away = data.forOthers.filter(({ state }) => state === "now").map(({ approver }) => approver.fullName);
  // Several are decided on by the call of their kind.
  const kinds = new Set(data.list.list.records.map(({ kind }) => kind));
  const kind = kinds.size === 1 ? decidedKinds(ctx).find((one) => kinds.has(one.kind)) : undefined;
  return (
    <ListPage
      list={waitingList}
      data={data.list}
      state={state}
      parts={{
        title,
        above: (
          <>
            {tabs}
            {away.length > 0 && (
              <Notice tone="info">
                {t("approvals.in_place_of_now", { names: formatOf(state.ctx).names(away) })}
              </Notice>
            )}
          </>
        ),
        ticks: kind && {
          form: "waiting-rows",
          action: `${kind.path}/decisions`,
          boxes: "documents",
          value: ({ id, revision, version }) => `${id}.${revision}:${version}`,
          name: ({ code, title }) => `${code} ${title}`,
          bar: (
            <>
              <TextField
                name="remark"
                idPrefix="many"
                label={t("documents.remark")}
                hideLabel
                placeholder={t("documents.remark")}
              />
              <Button kind="primary" icon="check" name="action" value="pass">
                {t("documents.action_pass")}
              </Button>
              <Button icon="undo-2" name="action" value="reject">{t("documents.action_reject")}</Button>
              <Button kind="danger" icon="x" name="action" value="fail">{t("documents.action_fail")}</Button>
            </>
          ),
        },
      }}
    />
  );
});
