import { Button } from "@/components/Button.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import type { State } from "@/edge/state.ts";

const FORM = "bind-fault";
const FAULTS = "labor-faults";

/** Binds a labor item to a fault code, each by its code. */
export function BindFault({ faults, state }: {
  faults: readonly { code: string; name: string }[];
  state: State;
}) {
  const { ctx: { t }, basePath, flash } = state;
  const field = (name: string) => ({
    name,
    idPrefix: FORM,
    mono: true,
    required: true,
    autocomplete: "off" as const,
    value: typedOf(flash, FORM, name),
    error: refusalOf(flash, FORM, name),
  });
  return (
    <CallForm
      action="/tis/labor-item-faults"
      id={FORM}
      back={`${basePath}/LaborWorkMal`}
      goOn
      class="labor-bind"
      label={t("labor.bind.title")}
    >
      <TextField {...field("laborTimeCode")} label={t("labor.item.laborTimeCode")} maxLength={40} />
      <TextField {...field("faultCode")} label={t("labor.fault.faultCode")} maxLength={12} list={FAULTS} />
      <datalist id={FAULTS}>
        {faults.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
      </datalist>
      <Button kind="primary" icon="link">{t("labor.bind.do")}</Button>
      <p class="field-error" data-form-error="" role="alert" />
    </CallForm>
  );
}

/** Takes a fault code off a labor item that is not under approval and not released. */
export function ReleaseFault({ item, state: { ctx: { t }, basePath } }: {
  item: { laborTimeCode: string | null; faultCode: string };
  state: State;
}) {
  if (item.laborTimeCode === null) return null;
  return (
    <CallForm
      action="/tis/labor-item-faults/deletion"
      id={`release-${item.laborTimeCode}-${item.faultCode}`}
      back={`${basePath}/LaborWorkMal`}
      goOn
      quiet
      fields={{ laborTimeCode: item.laborTimeCode, faultCode: item.faultCode }}
    >
      <Button
        kind="quiet"
        icon="x"
        label={t("labor.bind.release", { fault: item.faultCode, code: item.laborTimeCode })}
      />
    </CallForm>
  );
}
