import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import { type TypedForm, typedForm } from "@/components/form/typed_form.ts";
import type { State } from "@/edge/state.ts";
import type { AudiencePlace } from "@/engines/audience/audience_form.ts";
import { audiencePaths } from "@/engines/audience/calls.ts";
import { AudienceLive } from "@/islands/audience/AudienceLive.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { AudienceFields } from "./AudienceFields.tsx";
import type { AudienceData } from "./read_audience_editor.ts";

/** Id of the form, and what a refusal of it is known by. */
const FORM = "audience";

/** The editor of an audience: what it says as a sentence, how many that is, and its dimensions. It is saved by its own button. */
export function AudienceCard({ place, of, data, state, back, isSecond = false }: {
  place: AudiencePlace;
  /** What it belongs to, as it was read. */
  of: { id: number; revision?: number; version: number };
  data: AudienceData;
  state: Pick<State, "ctx" | "flash">;
  /** Where one comes to afterwards; left out: the page one comes from. */
  back?: string;
  /** It stands below a form whose button saves both: then its own is not the first one. */
  isSecond?: boolean;
}) {
  const { ctx, flash } = state;
  const { t } = ctx;
  const form = typedForm(flash, FORM, "a");
  return (
    <Card title={t("audience.title")}>
      <form
        class="audience"
        id={FORM}
        method="post"
        action={`${place.path}/${of.id}/audience`}
        noValidate
        data-call=""
        data-after="reload"
        data-document-act=""
      >
        <input type="hidden" name="_form" value={FORM} />
        {of.revision !== undefined && <input type="hidden" name="revision" value={of.revision} />}
        {back !== undefined && <input type="hidden" name="_back" value={back} />}
        <input type="hidden" name="version" value={of.version} />
        <AudienceEditor ctx={ctx} place={place} id={of.id} data={data} form={form} formId={FORM} />
        <p class="field-error" role="alert" data-form-error="">
          {form.isRefused && flash!.errors.length === 0 ? flash!.message : ""}
        </p>
        <div class="form-actions">
          <Button kind={isSecond ? undefined : "primary"} icon="users">{t("audience.save")}</Button>
        </div>
      </form>
    </Card>
  );
}

/** What an audience says as a sentence, how many that is, and its dimensions as fields: a part of a form. */
export function AudienceEditor({ ctx, place, id, data, form, formId }: {
  ctx: Ctx;
  place: AudiencePlace;
  /** Of what it belongs to; null for what is not there yet. */
  id: number | null;
  data: AudienceData;
  form: TypedForm;
  formId: string;
}) {
  const { t } = ctx;
  const paths = audiencePaths(place);
  return (
    <>
      <AudienceLive
        form={formId}
        id={id}
        countPath={paths.count}
        vinsPath={place.peopleOnly ? null : paths.vins}
        locale={tagOf(ctx.lang)}
        sentence={data.sentence}
        count={data.count}
        texts={{
          ...transportTexts(t),
          ...islandTexts(t, {
            meant: "audience.meant",
            stores: "audience.stores",
            people: "audience.people",
            vehicles: "audience.vehicles",
            sheet: "audience.sheet",
            reading: "audience.reading",
            saveFirst: "audience.save_first",
          }),
          read: t("audience.sheet_read", { count: "{count}" }),
        }}
      />
      <p class="text-ink-2">{t("audience.rule")}</p>
      <AudienceFields ctx={ctx} place={place} data={data} form={form} />
    </>
  );
}

/** Whom something is for where it cannot be changed. */
export function AudienceTold({ place, data, ctx }: { place: AudiencePlace; data: AudienceData; ctx: Ctx }) {
  const { t } = ctx;
  const { stores, people, vehicles } = data.count;
  const { number } = formatOf(ctx);
  return (
    <Card title={t("audience.title")}>
      <p>{data.sentence}</p>
      <p class="text-ink-2">
        {[["stores", stores], ["people", people], ...place.peopleOnly ? [] : [["vehicles", vehicles]]]
          .map(([name, count]) =>
            t("audience.counted", { name: t(`audience.${name}`), count: number(count as number) })
          ).join(" · ")}
      </p>
    </Card>
  );
}
