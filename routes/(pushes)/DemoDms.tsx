import { page } from "fresh";
import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import { TextField } from "@/components/Field.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { DmsReceived } from "@/components/pushes/DmsReceived.tsx";
import { pushHref } from "@/components/pushes/push_links.ts";
import { SelectField } from "@/components/Select.tsx";
import { define } from "@/define.ts";
import { viewSimulated } from "@/platform/push/simulated.ts";
import { DECIDES, FAULT_KINDS } from "@/platform/push/simulated_faults.ts";
import { formatOf } from "@/kernel/texts/format.ts";

export const handler = define.handlers({
  async GET({ state: { incoming } }) {
    return page({ view: await viewSimulated(incoming.dmsFolder) });
  },
});

/** The simulated dealer management system of a demo: what it received, and faults to switch on. Demo mode only. */
export default define.page<typeof handler>(({ data: { view }, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const crumbs = [{ label: t("nav.admin") }, { label: t("page.PushLog"), href: pushHref(basePath) }];
  if (!view) {
    return (
      <>
        <PageHead title={t("page.DemoDms")} crumbs={crumbs} />
        <Empty title={t("pushes.demo.away")} drawing="list">{t("pushes.demo.awayWhy")}</Empty>
      </>
    );
  }
  const { fault, manner, total, requests, received } = view;
  const name = fault && t(`pushes.demo.fault.${fault.kind}`);
  const faultNow = name === null
    ? t("pushes.demo.noFault")
    : fault!.left === null
    ? t("pushes.demo.faultAlways", { fault: name })
    : t("pushes.demo.faultFor", { fault: name, count: fault!.left });
  return (
    <>
      <PageHead
        title={t("page.DemoDms")}
        crumbs={crumbs}
        note={t("pushes.demo.receivedNote", { total, requests })}
      />
      <p class="demo-dms-lead">{t("pushes.demo.lead")}</p>
      <div class="push-cards">
        <Card title={t("pushes.demo.faults")} note={t("pushes.demo.faultNow", { fault: faultNow })}>
          <form class="demo-dms-form" method="post" action="/tis/demo-dms/fault">
            <SelectField
              name="kind"
              label={t("pushes.demo.kind")}
              value={fault?.kind ?? FAULT_KINDS[0]}
              choices={FAULT_KINDS.map((one) => ({ value: one, label: t(`pushes.demo.fault.${one}`) }))}
            />
            <TextField name="left" label={t("pushes.demo.times")} type="number" value="1" />
            <TextField name="seconds" label={t("pushes.demo.seconds")} type="number" value="0" />
            <Button kind="primary">{t("pushes.demo.switchOn")}</Button>
          </form>
          {fault && (
            <form class="demo-dms-form" method="post" action="/tis/demo-dms/fault">
              <input type="hidden" name="kind" value="" />
              <Button>{t("pushes.demo.switchOff")}</Button>
            </form>
          )}
        </Card>
        <Card title={t("pushes.demo.manner")}>
          <form class="demo-dms-form" method="post" action="/tis/demo-dms/manner">
            <SelectField
              name="decides"
              label={t("pushes.demo.decides")}
              value={manner.decides}
              choices={DECIDES.map((one) => ({ value: one, label: t(`pushes.demo.decides.${one}`) }))}
            />
            <TextField
              name="laterSeconds"
              label={t("pushes.demo.laterSeconds")}
              type="number"
              value={String(manner.laterSeconds)}
            />
            <Button kind="primary">{t("pushes.demo.save")}</Button>
          </form>
        </Card>
      </div>
      <div class="page-fill">
        <div class="table-scroll">
          {received.length > 0
            ? <DmsReceived received={received} basePath={basePath} t={t} format={formatOf(ctx)} />
            : <Empty title={t("pushes.demo.none")} drawing="list">{t("pushes.demo.noneWhy")}</Empty>}
        </div>
      </div>
    </>
  );
});
