import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Empty } from "@/components/Empty.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { nameOfData } from "@/services/diagnosis/course/name_of_data.ts";
import type { FoundEcu } from "@/services/diagnosis/course/types.ts";
import type { EcuDesign } from "@/services/diagnosis/ecus/design.ts";
import { hexOf } from "@/services/diagnosis/hex_of.ts";
import { SafetyFields } from "./SafetyFields.tsx";

/** Settings of a control unit: what each is now, and a form for those that may be changed. */
export function EcuCoding({ design, ecu, path, back, mayAct, flash, ctx }: {
  design: EcuDesign;
  ecu: FoundEcu;
  path: string;
  back: string;
  mayAct: boolean;
  flash: Flash | null;
  ctx: Ctx;
}) {
  const { t } = ctx;
  if (design.codings.length === 0) return <Empty title={t("diagnosis.coding_none")} />;
  const { address } = ecu;
  return (
    <div class="grid gap-3">
      {mayAct && (
        <CallForm id="codings" action={`${path}/coding-readings`} back={back} fields={{ address }}>
          <Button icon="refresh-cw">{t("diagnosis.coding_read")}</Button>
        </CallForm>
      )}
      {design.codings.map(({ identifier: number, name: told, min, max }) => {
        const identifier = hexOf(number, 4);
        const name = nameOfData(ctx, identifier, told);
        const now = ecu.codings?.[identifier];
        const form = `code-${identifier}`;
        return (
          <Card
            key={form}
            title={name}
            note={
              <>
                {t("diagnosis.coding_now")}: <b class="mono">{now ?? t("diagnosis.coding_unread")}</b>
              </>
            }
          >
            {mayAct && now !== undefined && (
              <CallForm
                id={form}
                action={`${path}/codings`}
                back={back}
                fields={{ address, identifier }}
                class="grid gap-2"
              >
                <TextField
                  name="value"
                  idPrefix={form}
                  label={t("diagnosis.coding_new", { min, max })}
                  type="number"
                  min={min}
                  max={max}
                  required
                  value={typedOf(flash, form, "value") ?? String(now)}
                  error={refusalOf(flash, form, "value")}
                />
                <SafetyFields
                  moves
                  t={t}
                  confirm="diagnosis.coding_confirm"
                  error={refusalOf(flash, form, "confirmed")}
                />
                <div>
                  <Button icon="pencil" label={`${t("diagnosis.coding_write")}: ${name}`}>
                    {t("diagnosis.coding_write")}
                  </Button>
                </div>
              </CallForm>
            )}
          </Card>
        );
      })}
    </div>
  );
}
