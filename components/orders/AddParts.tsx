import { Button } from "@/components/Button.tsx";
import { Checkbox, Radio } from "@/components/Checkbox.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { NO_VEHICLE } from "@/services/orders/read_rows.ts";
import { Icon } from "@/components/Icon.tsx";
import { Vin } from "@/components/Mark.tsx";
import type { Flash } from "@/edge/flash.ts";
import { FileDrop } from "@/islands/files/FileDrop.tsx";
import { RefusedRows } from "@/islands/orders/RefusedRows.tsx";
import { LIMITS } from "@/kernel/limits.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import { importFaults } from "./import_faults.ts";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "../cart_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

const MEGABYTE = 1024 * 1024;
const FORM = "import-paste";
/** A list goes without the file: its call takes none, and none need be chosen. */
const PLAIN = "application/x-www-form-urlencoded";
const FILE_ACTION = "/tis/carts/current/xlsx-rows";
/** Says which of the two ways was gone, where the page comes back without script. */
const BY = "by";

/**
 * Ways to add many parts: a typed or pasted list, or an XLSX file, in one form, so that for what rows without a VIN are is chosen once. Every bad
 * row is told.
 */
export function AddParts({ jobId, vin, flash, basePath, t }: {
  /** The job that the page shows. */
  jobId: number | null;
  /** Vehicle for which rows are that name none: that of the job, else the one in context. */
  vin: string | null;
  flash: Flash | null;
  basePath: string;
  t: Translate;
}) {
  const back = `${cartHref(basePath, {})}#add-parts`;
  const faults = importFaults(flash);
  // A sentence for the form as a whole; rows and fields speak for themselves.
  const sentence = (form: string) =>
    flash?.form === form && faults.rows.length === 0 && flash.errors.length === 0 ? flash.message : undefined;
  return (
    <section class="cart-section" id="add-parts" aria-labelledby="add-title">
      <h2 id="add-title">{t("orders.addParts")}</h2>
      <RefusedRows
        form={faults.form}
        isFile={typedOf(flash, FORM, BY) === "file"}
        fileAction={FILE_ACTION}
        rows={faults.rows}
        title={faults.rows.length > 0 ? flash!.message : ""}
        texts={{
          row: t("orders.row"),
          typed: t("orders.typed"),
          reason: t("orders.reason"),
          goodOnly: t("orders.goodRowsOnly"),
          consent: t("orders.consentGive"),
          // The island fills its place.
          successor: t("orders.successorTake", { parts: "{parts}" }),
          chosen: t("orders.addChosen"),
          chooseAgain: t("orders.chooseAgain"),
          close: t("form.close"),
        }}
      />
      <CallForm
        action="/tis/carts/current/pasted-rows"
        id={FORM}
        back={back}
        class="cart-form"
        withFile
        fields={{ jobId }}
        data={{ "cart-import": "" }}
      >
        <RowsVehicle vin={vin} chosen={typedOf(flash, FORM, "vin")} t={t} />
        <TextField
          name="rows"
          label={t("orders.paste")}
          hint={t("orders.pasteHint", { limit: LIMITS.cartLines })}
          placeholder={t("orders.pasteExample")}
          rows={5}
          mono
          autocomplete="off"
          value={typedOf(flash, FORM, "rows")}
          error={faults.rows.length > 0 ? undefined : refusalOf(flash, FORM, "rows")}
        />
        <div class="form-actions">
          <Button icon="list-plus" formEncType={PLAIN} formNoValidate>{t("orders.addList")}</Button>
        </div>
        <FileDrop
          name="file"
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          texts={{
            label: t("orders.file"),
            drop: t("orders.drop"),
            limit: t("orders.fileLimit", { size: LIMITS.epcImportBytes / MEGABYTE }),
            tooLarge: t("refusal.too-large", { limit: `${LIMITS.epcImportBytes / MEGABYTE} MB` }),
          }}
          limit={LIMITS.epcImportBytes}
          error={refusalOf(flash, FORM, "file") ?? ""}
        />
        <p class="field-error" data-form-error="">{sentence(FORM)}</p>
        <div class="needs-no-script">
          <Checkbox name="goodRowsOnly">{t("orders.goodRowsOnly")}</Checkbox>
        </div>
        <div class="form-actions">
          <a class="link cart-template" href={fromHere(cartHref(basePath, { download: "template" }))}>
            <Icon name="download" /> {t("orders.template")}
          </a>
          <Button icon="upload" formAction={FILE_ACTION} name={BY} value="file">{t("orders.import")}</Button>
        </div>
      </CallForm>
    </section>
  );
}

/** For what rows are that name no vehicle: the one in context, or stock. */
function RowsVehicle({ vin, chosen, t }: { vin: string | null; chosen: string | undefined; t: Translate }) {
  if (vin === null) return null;
  const stock = chosen === NO_VEHICLE;
  return (
    <fieldset class="rows-vehicle">
      <legend>{t("orders.rowsFor")}</legend>
      <Radio name="vin" value={vin} checked={!stock}>
        <Vin>{vin}</Vin>
      </Radio>
      <Radio name="vin" value={NO_VEHICLE} checked={stock}>{t("orders.rowsForStock")}</Radio>
    </fieldset>
  );
}
