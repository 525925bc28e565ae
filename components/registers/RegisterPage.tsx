import { Partial } from "fresh/runtime";
import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { ExportButton } from "@/components/exports/ExportButton.tsx";
import { LiveNews } from "@/components/inbox/LiveNews.tsx";
import { SavedViews } from "@/components/list/SavedViews.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Part } from "@/components/Part.tsx";
import { ColumnChooser, DensitySwitch } from "@/components/table/ColumnChooser.tsx";
import { Pager } from "@/components/table/Pager.tsx";
import { SelectedBar } from "@/components/table/SelectedBar.tsx";
import type { Flash } from "@/edge/flash.ts";
import type { State } from "@/edge/state.ts";
import { MODULES } from "@/kernel/access/modules.ts";
import { pageOf, titleOf } from "@/kernel/access/pages.ts";
import { knownRegister } from "@/engines/registers/field_rights.ts";
import { viewedRegister } from "@/engines/registers/register_views.ts";
import { callPaths } from "@/engines/registers/call_paths.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import { fieldsOf } from "@/engines/registers/shape.ts";
import type { Entry } from "@/engines/registers/types.ts";
import type { Fields, SeenValues } from "@/engines/registers/entry_types.ts";
import { BatchDialog, batchFields } from "./BatchDialog.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { fieldLabel } from "./entry_texts.ts";
import { ImportView } from "./ImportView.tsx";
import { KeysDialog } from "./KeysDialog.tsx";
import { mayWrite } from "./may_write.ts";
import type { RegisterParts } from "./parts.ts";
import type { Aims } from "./read_aims.ts";
import type { RegisterPageData } from "./read_register_page.ts";
import { registerLinks, shownColumns } from "./register_links.ts";
import { registerTexts } from "./register_texts.ts";
import { RegisterFilters } from "./RegisterFilters.tsx";
import { RegisterScripts } from "./RegisterScripts.tsx";
import { RegisterTable } from "./RegisterTable.tsx";
import { RegisterTree } from "./RegisterTree.tsx";

export { readRegisterPage } from "./read_register_page.ts";

/** Form of the rows: it holds what is ticked. */
const ROWS = "register-rows";

export interface RegisterPageProps<F extends Fields> {
  register: Register<F>;
  data: RegisterPageData<NoInfer<SeenValues<F>>>;
  state: State;
  parts?: RegisterParts<NoInfer<SeenValues<F>>>;
}

/** The same of any register. */
interface AnyPageProps {
  register: Register;
  data: RegisterPageData;
  state: State;
  parts?: RegisterParts;
}

/** The page of a register: list, filters, dialogs, import (components/README.md). */
export function RegisterPage<F extends Fields>(props: RegisterPageProps<F>) {
  const { data, state } = props;
  const parts = withAims(props.parts, data.aims, state);
  const { ctx, basePath, flash, isPartial } = state;
  const { query, entry } = data;
  // What is hidden from the reader is not there for the rest of the page.
  const register: Register = knownRegister(ctx, props.register);
  const { opened } = query;
  const links = registerLinks(register, basePath, query);
  const may = mayWrite(ctx, register);
  if (opened?.kind === "import" && may.import) {
    return <ImportView ctx={ctx} register={register} links={links} may={may} flash={flash} />;
  }
  const isOpen = (opened?.kind === "add" && may.add) || (opened?.kind === "entry" && entry !== null);
  // Each dialog that is fetched is another, though it be of the same entry: what was typed in the last one is not kept.
  const key = isPartial ? ctx.newId() : "first";
  const dialog = isOpen
    ? (
      <EntryDialog
        key={key}
        ctx={ctx}
        register={register}
        data={data}
        links={links}
        may={may}
        parts={parts}
        flash={flash}
        basePath={basePath}
      />
    )
    : opened?.kind === "delete" && entry && may.delete && !parts.kept?.(entry)
    ? (
      <DeleteDialog
        key={key}
        ctx={ctx}
        register={register}
        entry={entry}
        links={links}
        flash={flash}
        text={parts.deletion?.one}
      />
    )
    : null;
  const isGone = (opened?.kind === "entry" || opened?.kind === "delete") && entry === null;
  return (
    <>
      <Head register={register} data={data} state={state} parts={parts} />
      <FlashNotice flash={isToldAtForm(flash) ? null : flash} />
      {isGone && <Notice tone="warn">{ctx.t("registers.gone")}</Notice>}
      {parts.note}
      <Body register={register} data={data} state={state} parts={parts} />
      {/* Not among the parts of a list that is drawn again: a dialog that stands open over it stays. */}
      {(dialog || !isPartial) && <Partial name="register-dialog">{dialog}</Partial>}
      <KeysDialog ctx={ctx} may={may} />
      <RegisterScripts
        register={register}
        texts={registerTexts(ctx.t, parts.deletion?.many)}
        restorations={callPaths(register).restorations}
      />
    </>
  );
}

/** The cells of whom entries are for say it as a sentence. */
function withAims(parts: RegisterParts = {}, aims: Aims | null, { ctx }: State): RegisterParts {
  if (!aims) return parts;
  const said = ({ values }: Entry) =>
    aims.sentences.get(values.audienceId as number) ?? ctx.t("audience.everybody_at_all");
  return { ...parts, cells: { ...parts.cells, audience: said } };
}

/** The forms of entries tell their outcome themselves, and a saved view's its refusal at the name. */
function isToldAtForm(flash: Flash | null): boolean {
  const form = flash?.form ?? "";
  return form.startsWith("view-") ? flash!.kind === "refused" : form !== "";
}

function Head({ register, data, state, parts }: AnyPageProps) {
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

function Body({ register, data, state, parts = {} }: AnyPageProps) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { query, list } = data;
  const links = registerLinks(register, basePath, query);
  const may = mayWrite(ctx, register);
  const paths = callPaths(register);
  const { deleted } = query.list;
  const hasBatch = may.edit && !deleted && batchFields(register).length > 0;
  const ticked = deleted ? null : parts.ticked;
  const ticks = may.delete || hasBatch || Boolean(ticked);
  const beside = parts.beside ??
    (data.tree && (
      <RegisterTree
        ctx={ctx}
        register={register}
        query={query}
        tree={data.tree}
        links={links}
      />
    ));
  const main = (
    <div
      class="page-fill register"
      id="register"
      data-register={register.route}
      data-address={links.address()}
    >
      {deleted && (
        <Notice tone="info">
          {t("registers.deleted_note")}{" "}
          <a class="link" href={links.href({ deleted: false, pageNo: 1 })}>{t("registers.show_live")}</a>
        </Notice>
      )}
      <RegisterFilters ctx={ctx} register={register} data={data} links={links} />
      <LiveNews
        topic="register"
        id={register.route}
        href={links.href()}
        text={t("registers.news")}
        show={t("registers.news_show")}
      />
      <form
        class="register-form"
        id={ROWS}
        method="post"
        action={deleted ? paths.restorations : paths.deletions}
        data-call=""
        data-after="reload"
        noValidate
      >
        <input type="hidden" name="_form" value={ROWS} />
        <input type="hidden" name="_back" value={links.address(hasBatch ? { opened: query.opened } : {})} />
        <input type="hidden" name="_next" value={links.address()} />
        {flash?.form === ROWS && query.opened?.kind !== "batch" && <FlashNotice flash={flash} />}
        <div class="table-scroll" id="register-list">
          <Part name="register-list">
            {list.records.length > 0
              ? (
                <RegisterTable
                  ctx={ctx}
                  register={register}
                  query={query}
                  entries={list.records}
                  links={links}
                  may={may}
                  ticks={ticks}
                  parts={parts}
                />
              )
              : <Nothing register={register} data={data} state={state} />}
          </Part>
        </div>
        {list.records.length > 0 && ticks && (
          <SelectedBar form={ROWS} boxes="entries" t={t}>
            {ticked}
            {deleted && may.delete && <Button icon="undo-2">{t("registers.restore")}</Button>}
            {hasBatch && (
              <>
                <Button
                  type="button"
                  kind="primary"
                  icon="pencil"
                  class="needs-script"
                  opens="register-batch"
                >
                  {t("registers.batch")}
                </Button>
                <Button
                  icon="pencil"
                  class="needs-no-script"
                  href={links.href({ opened: { kind: "batch" } })}
                >
                  {t("registers.batch")}
                </Button>
              </>
            )}
            {!deleted && may.delete && (
              <Button kind="danger" icon="trash" formAction={paths.deletions} data={{ "delete-ticked": "" }}>
                {t("registers.delete")}
              </Button>
            )}
          </SelectedBar>
        )}
        {hasBatch && (
          <BatchDialog ctx={ctx} register={register} data={data} links={links} flash={flash} form={ROWS} />
        )}
      </form>
      {deleted && (
        <form
          id="register-restore"
          method="post"
          action={paths.restorations}
          data-call=""
          data-after="reload"
        />
      )}
      <div id="register-pager">
        <Partial name="register-pager">
          <Pager
            page={query.list.pageNo}
            size={query.list.pageSize}
            total={list.total}
            href={(pageNo) => links.href({ pageNo })}
            keep={links.keep}
            t={t}
          />
        </Partial>
      </div>
    </div>
  );
  return beside ? <div class="panes register-panes">{beside}{main}</div> : main;
}

function Nothing({ register, data, state: { ctx, basePath } }: AnyPageProps) {
  const { t } = ctx;
  const links = registerLinks(register, basePath, data.query);
  const may = mayWrite(ctx, register);
  if (data.all !== null) {
    return (
      <Empty
        title={t("registers.no_match")}
        drawing="list"
        action={<Button href={links.clearHref}>{t("table.clear_filters")}</Button>}
      >
        {t("registers.no_match_why", { total: data.all })}
      </Empty>
    );
  }
  if (data.query.list.deleted) {
    return (
      <Empty
        title={t("registers.none_deleted")}
        drawing="list"
        action={<Button href={links.href({ deleted: false, pageNo: 1 })}>{t("registers.show_live")}</Button>}
      />
    );
  }
  return (
    <Empty
      title={t("registers.none")}
      drawing="list"
      action={may.add && (
        <Button
          kind="primary"
          icon="plus"
          href={links.href({ opened: { kind: "add", copy: null } })}
          data={{ dialog: "" }}
        >
          {t("registers.add")}
        </Button>
      )}
    >
      {t(may.add ? "registers.none_why" : "registers.none_wait")}
    </Empty>
  );
}
