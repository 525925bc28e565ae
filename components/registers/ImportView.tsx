import { Button } from "@/components/Button.tsx";
import { Radio } from "@/components/Checkbox.tsx";
import { TextField } from "@/components/Field.tsx";
import { FlashNotice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { Flash } from "@/edge/flash.ts";
import { ImportBench } from "@/islands/registers/ImportBench.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import { callPaths } from "@/engines/registers/call_paths.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { aimName } from "@/engines/registers/sheet_aims.ts";
import { fieldLabel } from "./entry_texts.ts";
import { importTexts } from "./import_texts.ts";
import type { MayWrite } from "./may_write.ts";
import type { RegisterLinks } from "./register_links.ts";
import { titleOf } from "@/kernel/access/pages.ts";

const FORM = "register-import";

/** Import by XLSX: every row is shown with what it would do before anything is written. Without script the file is imported at once. */
export function ImportView({ ctx, register, links, may, flash }: {
  ctx: Ctx;
  register: Register;
  links: RegisterLinks;
  may: MayWrite;
  flash: Flash | null;
}) {
  const { t } = ctx;
  const page = t(titleOf(register.route));
  const paths = callPaths(register);
  return (
    <>
      <PageHead
        title={t("registers.import_title", { page })}
        crumbs={[{ label: page, href: links.href() }]}
        crumbsLabel={t("registers.crumbs")}
      >
        <Button icon="download" href={paths.template}>{t("registers.import_template")}</Button>
        <Button icon="arrow-left" href={links.href()}>{t("registers.import_back")}</Button>
      </PageHead>
      <FlashNotice flash={flash} />
      <div class="page-fill import">
        <p class="import-lead">
          {t("registers.import_lead")} {register.audience && t("registers.import_audience")}
        </p>
        <div class="needs-script import-bench">
          <ImportBench
            check={paths.importCheck}
            importation={paths.importation}
            listHref={links.href()}
            mayChange={may.edit}
            fields={Object.fromEntries([
              ...Object.keys(register.fields).map((name) => [name, fieldLabel(ctx, register, name)]),
              ...(register.audience?.columns ?? []).map((column) => [aimName(column), column.head(t)]),
            ])}
            texts={importTexts(t)}
          />
        </div>
        <form
          class="form import-plain needs-no-script"
          id={FORM}
          method="post"
          action={paths.importation}
          encType="multipart/form-data"
        >
          <input type="hidden" name="_form" value={FORM} />
          <input type="hidden" name="_back" value={links.address({ opened: { kind: "import" } })} />
          <input type="hidden" name="_next" value={links.address()} />
          <p>{t("registers.import_direct")}</p>
          <TextField name="file" type="file" accept=".xlsx" label={t("registers.import_file")} />
          {may.edit && (
            <fieldset class="field">
              <legend class="field-label">{t("registers.import_mode")}</legend>
              <Radio name="mode" value="add" checked>{t("registers.import_mode_add")}</Radio>
              <Radio name="mode" value="change">{t("registers.import_mode_change")}</Radio>
            </fieldset>
          )}
          <div class="form-actions">
            <Button kind="primary">{t("registers.import_now")}</Button>
          </div>
        </form>
      </div>
    </>
  );
}
