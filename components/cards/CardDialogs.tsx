import { Button } from "@/components/Button.tsx";
import { Dialog } from "@/components/Dialog.tsx";
import { FieldFrame, refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { islandTexts } from "@/components/island_texts.ts";
import { FlashNotice } from "@/components/Notice.tsx";
import { SelectField } from "@/components/Select.tsx";
import type { Flash } from "@/edge/flash.ts";
import { NewCard } from "@/islands/cards/NewCard.tsx";
import { VerifiedCard } from "@/islands/cards/VerifiedCard.tsx";
import { cardRegister } from "@/services/cards/card_register.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { callPaths } from "@/engines/registers/call_paths.ts";
import type { EntryOf } from "@/engines/registers/define_register.ts";
import type { Choice } from "@/engines/registers/types.ts";

/** Ids of what is opened and listened to. */
export const GENERATE = "generate-card";
const GENERATE_FORM = "generate-card-form";
const VERIFY_FORM = "verify-card-form";

/** A card for a dealer and a series; its string is shown in the same dialog, once. */
export function GenerateDialog({ ctx, series, zone }: { ctx: Ctx; series: readonly Choice[]; zone: string }) {
  const { t } = ctx;
  return (
    <Dialog
      id={GENERATE}
      title={t("cards.generate")}
      closeLabel={t("cards.close")}
      moveLabel={t("form.move_dialog")}
    >
      <form
        class="form"
        method="post"
        action="/tis/password-cards/generation"
        data-call="generatePasswordCard"
        data-after="stay"
        data-quiet=""
        id={GENERATE_FORM}
      >
        <p class="text-meta text-ink-3">{t("cards.generate_note")}</p>
        <FieldFrame
          name="orgCode"
          idPrefix="card"
          label={t("cards.card.orgCode")}
          hint={t("cards.dealer_hint")}
          required
        >
          {(aria) => (
            <input
              {...aria}
              class="input"
              autocomplete="off"
              data-reference={callPaths(cardRegister).choices("orgCode")}
            />
          )}
        </FieldFrame>
        <SelectField
          name="seriesCode"
          idPrefix="card"
          label={t("cards.card.seriesCode")}
          choices={series}
          required
        />
        <p data-form-error role="alert"></p>
        <div class="form-actions">
          <Button kind="primary">{t("cards.generate_go")}</Button>
        </div>
      </form>
      <NewCard
        form={GENERATE_FORM}
        lang={tagOf(ctx.lang)}
        zone={zone}
        texts={{
          ...islandTexts(t, {
            once: "cards.once",
            copy: "cards.copy",
            copied: "cards.copied",
            print: "cards.print",
            generated: "cards.generated",
          }),
          validUntil: t("cards.valid_until", { date: "{date}" }),
        }}
      />
    </Dialog>
  );
}

/** Verifies a card by its string, also without script. */
export function VerifyLine({ ctx, flash }: { ctx: Ctx; flash: Flash | null }) {
  const { t } = ctx;
  const form = "verify";
  return (
    <section class="card-verify" aria-label={t("cards.verify")}>
      {flash?.form === form && flash.kind === "success" && <FlashNotice flash={flash} />}
      <form
        method="post"
        action="/tis/password-cards/verification"
        data-call="verifyPasswordCard"
        data-after="stay"
        data-quiet=""
        id={VERIFY_FORM}
        autocomplete="off"
      >
        <input type="hidden" name="_form" value={form} />
        <TextField
          name="cardString"
          label={t("cards.card_string")}
          hint={t("cards.verify_note")}
          placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
          maxLength={60}
          mono
          required
          value={typedOf(flash, form, "cardString")}
          error={refusalOf(flash, form, "cardString")}
        />
        <Button>{t("cards.verify_go")}</Button>
        <p data-form-error role="alert"></p>
      </form>
      <VerifiedCard
        form={VERIFY_FORM}
        text={t("cards.verified", { dealer: "{dealer}", series: "{series}" })}
      />
    </section>
  );
}

/** Asks before a card is revoked; an address of its own, so that it works without script. */
export function RevokeDialog({ ctx, entry, closeHref, flash }: {
  ctx: Ctx;
  entry: EntryOf<typeof cardRegister>;
  closeHref: string;
  flash: Flash | null;
}) {
  const { t } = ctx;
  const form = "revoke-card";
  return (
    <Dialog
      id={form}
      title={t("cards.revoke")}
      closeLabel={t("cards.close")}
      moveLabel={t("form.move_dialog")}
      open
      closeHref={closeHref}
      foot={
        <>
          <Button href={closeHref}>{t("form.cancel")}</Button>
          <Button kind="danger" form={`${form}-form`}>{t("cards.revoke")}</Button>
        </>
      }
    >
      <form
        method="post"
        action="/tis/password-cards/revocation"
        data-call="revokePasswordCard"
        data-after={closeHref}
        id={`${form}-form`}
      >
        <input type="hidden" name="_form" value={form} />
        <input type="hidden" name="card" value={entry.key} />
        <input type="hidden" name="version" value={entry.version} />
        <p class="mono">{entry.values.masked}</p>
        <p>{entry.labels.orgCode} · {entry.labels.seriesCode}</p>
        <p>{t("cards.revoke_ask")}</p>
        <p data-form-error role="alert">
          {flash?.form === form && flash.kind === "refused" ? flash.message : ""}
        </p>
      </form>
    </Dialog>
  );
}
