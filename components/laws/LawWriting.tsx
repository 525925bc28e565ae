import { AudienceEditor } from "@/components/audience/AudienceCard.tsx";
import type { AudienceData } from "@/components/audience/read_audience_editor.ts";
import { Card } from "@/components/Card.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { FORM, FormPage } from "@/components/states/FormPage.tsx";
import { typedForm } from "@/components/form/typed_form.ts";
import type { State } from "@/edge/state.ts";
import type { Choice, Entry } from "@/engines/registers/types.ts";
import { lawAudiencePlace } from "@/services/laws/law_audience.ts";
import { lawForm } from "@/services/laws/law_form.ts";
import type { Law } from "@/services/laws/types.ts";
import { editLawHref } from "./law_links.ts";

/** What the page on which a legal standard is written has read. */
export interface LawWritingData {
  /** Null for a new one. */
  law: Law | null;
  entry: Entry | null;
  choices: Readonly<Record<string, readonly Choice[]>>;
  audience: AudienceData;
}

/** Adds a legal standard, or changes one: its fields, files, and whom it is for. */
export function LawWriting({ data, state }: { data: LawWritingData; state: State }) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { law, entry, choices, audience } = data;
  return (
    <>
      <PageHead
        title={law ? t("laws.edit_title", { number: law.number }) : t("laws.add")}
        crumbs={[{ label: t("page.Laws"), href: `${basePath}/Laws` }]}
      />
      <FlashNotice flash={flash?.kind === "refused" ? null : flash} />
      <FormPage
        form={lawForm}
        entry={entry}
        choices={choices}
        action={law ? `/tis/legal-standards/${law.id}` : "/tis/legal-standards"}
        back={law ? editLawHref(basePath, law.id) : `${basePath}/Laws?add=1`}
        state={state}
        files={[{ place: "law", name: "files", label: t("laws.files"), there: law?.files ?? [] }]}
      >
        <Card title={t("audience.title")}>
          <div class="audience">
            <AudienceEditor
              ctx={ctx}
              place={lawAudiencePlace}
              id={null}
              data={audience}
              form={typedForm(flash, FORM, "w")}
              formId={FORM}
            />
          </div>
        </Card>
      </FormPage>
    </>
  );
}
