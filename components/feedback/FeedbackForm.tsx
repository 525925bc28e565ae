import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { FileField } from "@/components/files/FileField.tsx";
import { islandTexts } from "@/components/island_texts.ts";
import { Vin } from "@/components/Mark.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { State } from "@/edge/state.ts";
import { placeOf } from "@/engines/files/places.ts";
import { ScreenFacts } from "@/islands/feedback/ScreenFacts.tsx";
import { pageOf, titleOf } from "@/kernel/access/pages.ts";
import { writeFeedbackHref } from "./feedback_links.ts";

const FORM = "send-feedback";

/** Writes feedback: what is wrong, of which kind, with pictures; what is sent along of the screen stands beside and can be left out. */
export function FeedbackForm({ at, types, state }: {
  /** The screen, below the base path, with its query; empty: none in particular. */
  at: string;
  types: readonly { value: string; label: string }[];
  state: State;
}) {
  const { ctx, basePath, flash, vin, brand } = state;
  const { t } = ctx;
  const route = at.split("?", 1)[0]!;
  const page = pageOf(route);
  return (
    <>
      <PageHead
        title={t("feedback.write")}
        crumbs={[{ label: t("page.FeedbackList"), href: `${basePath}/FeedbackList` }]}
      />
      <FlashNotice flash={flash} />
      <CallForm
        id={FORM}
        action="/tis/feedback"
        back={writeFeedbackHref(basePath, at)}
        fields={{ _next: `${basePath}/${at || "FeedbackList"}`, vin, brand }}
        withFile
        class="document"
      >
        <div class="document-main">
          <Card title={t("feedback.say")}>
            <div class="form">
              <SelectField
                name="typeCode"
                label={t("feedback.type.one")}
                choices={types}
                value={typedOf(flash, FORM, "typeCode")}
                error={refusalOf(flash, FORM, "typeCode")}
                required
              />
              <TextField
                name="text"
                label={t("feedback.text")}
                hint={t("feedback.text_hint")}
                rows={8}
                maxLength={4000}
                required
                value={typedOf(flash, FORM, "text")}
                error={refusalOf(flash, FORM, "text")}
              />
              <FileField
                ctx={ctx}
                place={placeOf("feedback-image")}
                name="attachments"
                label={t("feedback.attachments")}
                multiple
                error={refusalOf(flash, FORM, "attachments")}
              />
              <div class="form-actions">
                <Button kind="primary" icon="send">{t("feedback.do_send")}</Button>
              </div>
            </div>
          </Card>
        </div>
        <div class="document-side">
          <Card title={t("feedback.sent_along")} note={t("feedback.sent_along_why")}>
            <Facts
              facts={[
                { name: t("feedback.page"), value: page ? t(titleOf(route)) : "–" },
                ...(vin ? [{ name: t("feedback.vin"), value: <Vin>{vin}</Vin> }] : []),
                { name: t("feedback.lang"), value: `${ctx.lang} · ${t(`person.edition_${ctx.edition}`)}` },
              ]}
            />
            <TextField
              name="address"
              label={t("feedback.address")}
              hint={t("feedback.address_hint")}
              value={typedOf(flash, FORM, "address") ?? at}
              maxLength={2000}
              mono
            />
            <ScreenFacts
              texts={{
                ...islandTexts(t, {
                  refusal: "feedback.lastRefusal",
                  refusalHint: "feedback.lastRefusal_hint",
                }),
                screen: t("feedback.screen_says", {
                  width: "{width}",
                  height: "{height}",
                  windowWidth: "{windowWidth}",
                  windowHeight: "{windowHeight}",
                }),
              }}
            />
          </Card>
        </div>
      </CallForm>
    </>
  );
}
