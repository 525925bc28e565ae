import { Partial } from "fresh/runtime";
import { Button } from "@/components/Button.tsx";
import { LiveNews } from "@/components/inbox/LiveNews.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { Part } from "@/components/Part.tsx";
import { Pager } from "@/components/table/Pager.tsx";
import { SelectedBar } from "@/components/table/SelectedBar.tsx";
import { callPaths } from "@/engines/registers/call_paths.ts";
import { BatchDialog, batchFields } from "./BatchDialog.tsx";
import { mayWrite } from "./may_write.ts";
import { registerLinks } from "./register_links.ts";
import { RegisterFilters } from "./RegisterFilters.tsx";
import { RegisterTable } from "./RegisterTable.tsx";
import { RegisterTree } from "./RegisterTree.tsx";
import type { AnyPageProps } from "./page_props.ts";
import { NoEntries } from "./NoEntries.tsx";

/** Form of the rows: it holds what is ticked. */
const ROWS = "register-rows";

/** The entries of a register under their filters, with what is done to the ticked ones; beside them its tree, where it has one. */
export function RegisterList({ register, data, state, parts = {} }: AnyPageProps) {
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
              : <NoEntries register={register} data={data} state={state} />}
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
