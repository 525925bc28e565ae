import { page } from "fresh";
import { z } from "zod";
import { RegisterDevice } from "@/components/diagnosis/RegisterDevice.tsx";
import { Button } from "@/components/Button.tsx";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { define } from "@/define.ts";
import { readShownOnce } from "@/edge/shown_once.ts";
import { may } from "@/kernel/access/rights.ts";
import { deviceList } from "@/services/diagnosis/devices/device_list.ts";

const made = z.object({ serial: z.string(), token: z.string() });

/** Devices of the reader's workshops, and the token of one that was just registered, this once. */
export const handler = define.handlers({
  async GET({ url, state: { ctx, flash } }) {
    return page({ list: await readListPage(deviceList, ctx, url), made: readShownOnce(flash, made) });
  },
});

export default define.page<typeof handler>(({ data, state }) => {
  const { ctx } = state;
  const { t } = ctx;
  const mayEdit = may(ctx.actor, "RegistVDS:edit");
  return (
    <ListPage
      list={deviceList}
      data={data.list}
      state={state}
      parts={{
        above: mayEdit && <RegisterDevice made={data.made} state={state} />,
        actionsHead: t("diagnosis.device.revoke"),
        actionsShown: "plain",
        actions: ({ id, version, serial, state: standing }) =>
          mayEdit && standing !== "revoked" && (
            <form method="post" action={`/tis/vds/devices/${id}/revocation`} data-call="revokeVdsDevice">
              <input type="hidden" name="version" value={String(version)} />
              <Button kind="danger" label={t("diagnosis.device.revoke_named", { serial })}>
                {t("diagnosis.device.revoke")}
              </Button>
            </form>
          ),
      }}
    />
  );
});
