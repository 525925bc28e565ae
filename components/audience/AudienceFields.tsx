import { Checkbox } from "@/components/Checkbox.tsx";
import { TextField } from "@/components/Field.tsx";
import { Icon } from "@/components/Icon.tsx";
import { Group } from "@/components/form/ChoiceFields.tsx";
import { ReferencesField } from "@/components/form/ReferenceFields.tsx";
import type { TypedForm } from "@/components/form/typed_form.ts";
import { audienceForm, type AudiencePlace } from "@/engines/audience/audience_form.ts";
import { valueLabel } from "@/engines/audience/dimension_names.ts";
import {
  type Dimension,
  DIMENSION_NAMES,
  dimensionOf,
  narrows,
  PEOPLE_DIMENSIONS,
} from "@/engines/audience/dimensions.ts";
import { SAID_OF } from "@/engines/audience/say_audience.ts";
import { fieldOf } from "@/engines/registers/shape.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { AudienceData } from "./read_audience_editor.ts";

interface FieldsProps {
  ctx: Ctx;
  place: AudiencePlace;
  data: AudienceData;
  form: TypedForm;
}

/** The dimensions of an audience in groups that open by themselves where something is said: stores, people and, where they are asked for, vehicles. */
export function AudienceFields(props: FieldsProps) {
  const { ctx: { t }, place, data, form } = props;
  return (
    <div class="audience-groups">
      {(place.peopleOnly ? SAID_OF.filter((of) => of !== "vehicle") : SAID_OF).map((of) => {
        const names = (place.peopleOnly ? PEOPLE_DIMENSIONS : DIMENSION_NAMES)
          .filter((name) => narrows(name, place.peopleOnly) === of);
        const lists = of === "vehicle";
        const said = names.filter((name) => (data.said[name]?.length ?? 0) > 0).length +
          (lists && data.vinCount > 0 ? 1 : 0);
        return (
          <details key={of} class="audience-group" open={said > 0 || form.isRefused}>
            <summary>
              <Icon name="chevron-right" />
              <span>{t(`audience.group_${of}`)}</span>
              <span class="text-ink-3">
                {said > 0 ? t("audience.narrowed", { count: said }) : t("audience.all")}
              </span>
            </summary>
            <div class="entry-form entry-form-wide">
              {names.map((name) => (
                <div key={name} class="entry-field" data-field={`audience.${name}`}>
                  <DimensionField {...props} name={name} />
                </div>
              ))}
              {lists && <VinFields {...props} />}
            </div>
          </details>
        );
      })}
    </div>
  );
}

function DimensionField({ ctx, place, data, form, name }: FieldsProps & { name: Dimension }) {
  const { values } = dimensionOf(name);
  const posted = `audience.${name}`;
  const frame = { posted, form, label: ctx.t(`audience.${name}`) };
  if ("values" in values) {
    const chosen = form.isRefused ? form.texts(posted) : data.said[name] ?? [];
    return (
      <Group {...frame}>
        <div class="entry-boxes">
          {values.values.map((one) => (
            <Checkbox key={one} name={posted} value={one} checked={chosen.includes(one)} bare>
              {valueLabel(ctx, name, one)}
            </Checkbox>
          ))}
        </div>
      </Group>
    );
  }
  const register = audienceForm(place);
  const field = fieldOf(register, name)!;
  return (
    <ReferencesField
      {...frame}
      ctx={ctx}
      register={register}
      name={name}
      field={field as Extract<typeof field, { kind: "references" }>}
      entry={null}
      value={data.said[name] ?? []}
      choices={data.choices.get(name) ?? []}
      required={false}
    />
  );
}

function VinFields({ ctx, data, form }: FieldsProps) {
  const { t } = ctx;
  const number = formatOf(ctx).number;
  const own = (data.said.vins ?? []).join("\n");
  return (
    <div class="entry-field" data-wide="">
      {data.keepsVins && (
        <Checkbox
          name="keepsVins"
          value="true"
          checked={form.isRefused ? form.text("keepsVins") !== undefined : true}
        >
          {t("audience.keeps_vins", { count: data.vinCount })}
        </Checkbox>
      )}
      <TextField
        name="audience.vins"
        idPrefix={form.idPrefix}
        label={t("audience.vins")}
        hint={t("audience.vins_hint", { limit: number(LIMITS.epcVinsPerJob) })}
        rows={4}
        mono
        value={form.isRefused ? form.text("audience.vins") ?? "" : own}
        error={form.error("audience.vins")}
      />
    </div>
  );
}
