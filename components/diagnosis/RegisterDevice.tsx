import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { Notice } from "@/components/Notice.tsx";
import type { State } from "@/edge/state.ts";
import { personOrNull } from "@/kernel/access/actor.ts";

/**
 * The form that registers a device, and the token of the one that was just registered. It posts without the shared island, so that the token
 * stands on the page that follows, this once, and not in a toast that goes.
 */
export function RegisterDevice(
  { made, state }: { made: { serial: string; token: string } | null; state: State },
) {
  const { ctx: { t }, ctx, flash } = state;
  const kept = (name: string) => ({
    value: typedOf(flash, "device", name),
    error: refusalOf(flash, "device", name),
  });
  return (
    <div class="page-body grid gap-3">
      {made && (
        <Notice tone="ok" once>
          {t("diagnosis.device.token", { serial: made.serial })}: <code class="mono">{made.token}</code>
        </Notice>
      )}
      <Card title={t("diagnosis.device.new")} note={t("diagnosis.device.once")}>
        <form class="work-order-form" method="post" action="/tis/vds/devices">
          <input type="hidden" name="_form" value="device" />
          <TextField
            name="serial"
            label={t("diagnosis.device.serial")}
            hint={t("diagnosis.device.serial_hint")}
            mono
            required
            maxLength={40}
            {...kept("serial")}
          />
          <TextField
            name="storeCode"
            label={t("diagnosis.device.storeCode")}
            mono
            required
            maxLength={60}
            {...kept("storeCode")}
            value={typedOf(flash, "device", "storeCode") ?? personOrNull(ctx)?.orgCode ?? undefined}
          />
          <div class="work-order-across">
            <Button kind="primary" icon="key-round">{t("diagnosis.device.register")}</Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
