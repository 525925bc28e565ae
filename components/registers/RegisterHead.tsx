import { Partial } from "fresh/runtime";
import { Button } from "@/components/Button.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { SavedViews } from "@/components/list/SavedViews.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { ColumnChooser, DensitySwitch } from "@/components/table/ColumnChooser.tsx";
import { MODULES } from "@/kernel/access/modules.ts";
import { pageOf, titleOf } from "@/kernel/access/pages.ts";
import { viewedRegister } from "@/engines/registers/register_views.ts";
import { fieldsOf } from "@/engines/registers/shape.ts";
import { fieldLabel } from "./entry_texts.ts";
import { mayWrite } from "./may_write.ts";
import { registerLinks, shownColumns } from "./register_links.ts";
import type { AnyPageProps } from "./page_props.ts";

/** Title, count and tools of a register: import, export, what was deleted, saved views, columns, keys, a new entry. */
export function RegisterHead({ register, data, state, parts }: AnyPageProps) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { query, list, all } = data;
  const links = registerLinks(register, basePath, query);
  const may = mayWrite(ctx, register);
  const columns = shownColumns(register, query);
  const module = pageOf(register.route)?.module ?? MODULES[0];
  const { deleted } = query.list;
  const note = all === null
    ? t("registers.total", { total: list.total })
    : t("registers.total_of", { total: all, found: list.total });
  return (
    <PageHead
      title={t(titleOf(register.route))}
      note={
        <span id="register-total">
          <Partial name="register-total">{note}</Partial>
        </span>
      }
      crumbs={[{ label: t(`nav.${module}`) }]}
      crumbsLabel={t("registers.crumbs")}
      flush
    >
      {parts?.tools}
      {may.import && !deleted && (
        <Button icon="upload" class="btn-sign" href={links.href({ opened: { kind: "import" } })}>
          {t("registers.import")}
        </Button>
      )}
      <ExportButton
        ctx={ctx}
        kind={register.route}
        query={{
          ...links.keep,
          pageNo: undefined,
          pageSize: undefined,
          density: undefined,
          cols: columns.join(","),
        }}
        total={list.total}
      />
      {may.delete && (
        <Button
          icon={deleted ? "undo-2" : "archive-restore"}
          label={t(deleted ? "registers.show_live" : "registers.show_deleted")}
          href={links.href({ deleted: !deleted, pageNo: 1 })}
          pressed={deleted}
        />
      )}
      <SavedViews
        viewed={viewedRegister(register)}
        views={data.views}
        here={links.address()}
        flash={flash}
        basePath={basePath}
        t={t}
      />
      <ColumnChooser
        columns={fieldsOf(register).filter(([, field]) => field.in !== "none").map(([name]) => ({
          key: name,
          label: fieldLabel(ctx, register, name),
          shown: columns.includes(name),
        }))}
        keep={links.keep}
        t={t}
      />
      <span class="register-density">
        <DensitySwitch density={query.density} href={(density) => links.href({ density })} t={t} />
      </span>
      <Button
        type="button"
        icon="keyboard"
        label={t("registers.keys")}
        class="needs-script register-keys"
        opens="register-keys"
      />
      {may.add && !deleted && (
        <Button
          kind="primary"
          icon="plus"
          href={links.href({ opened: { kind: "add", copy: null } })}
          data={{ dialog: "", add: "" }}
        >
          {t("registers.add")}
        </Button>
      )}
    </PageHead>
  );
}
