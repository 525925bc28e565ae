import { Button } from "@/components/Button.tsx";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { Card } from "@/components/Card.tsx";
import { State } from "@/components/Mark.tsx";
import { FlashNotice, Notice } from "@/components/Notice.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import { Part } from "@/components/Part.tsx";
import type { State as PageState } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { type CatalogueImport, removesMore, UNDER_WAY } from "@/services/catalogue_data/import_types.ts";
import type { Difference } from "@/services/catalogue_data/read_differences.ts";
import type { ImportFault } from "@/services/catalogue_data/read_faults.ts";
import { BadRows } from "./BadRows.tsx";
import { Differences } from "./Differences.tsx";
import { ImportFiles } from "./ImportFiles.tsx";

/** One set: how far it is, what each file changes, bad rows, differences, and the way on and back. */
export function ImportPage({ set, faults, differences, state }: {
  set: CatalogueImport;
  faults: ImportFault[];
  differences: Difference[];
  state: PageState;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const runs = UNDER_WAY.includes(set.state);
  const changes = set.files.reduce((sum, { added, changed, gone }) => sum + added + changed + gone, 0);
  const id = `import-${set.id}`;
  return (
    <>
      <PageHead
        title={set.note ?? `${t("catalogue_data.set")} ${set.id}`}
        crumbs={[{ label: t("page.CatalogueImport"), href: `${basePath}/CatalogueImport` }]}
        crumbsLabel={t("page.CatalogueImport")}
      />
      <FlashNotice flash={flash} />
      <section
        class="page-fill catalogue-set"
        id={id}
        data-live="imports"
        data-live-id={String(set.id)}
        data-live-pending={runs || undefined}
      >
        <Part name={id}>
          <div class="catalogue-state" key="state">
            <State tone={toneOf(set.state)}>{t(`catalogue_data.state_${set.state}`)}</State>
            <History set={set} state={state} />
            <span class="catalogue-steps">
              <Steps set={set} state={state} />
            </span>
          </div>
          {runs && (
            <div class="catalogue-progress" role="status" key="progress">
              <progress class="progress" max={1} value={set.share}></progress>
              <span>{progressText(set, state)}</span>
            </div>
          )}
          {set.reason && <Notice tone={set.state === "rolled-back" ? "warn" : "err"}>{set.reason}</Notice>}
          {set.state === "checked" && set.faults === 0 && changes === 0 && (
            <Notice tone="info">{t("catalogue_data.no_differences")}</Notice>
          )}
          {set.mayApply &&
            set.files.filter(removesMore).map((file) => (
              <Notice tone="warn" key={file.kind}>
                {t("catalogue_data.removes_more", {
                  file: file.name,
                  gone: format.number(file.gone),
                  rows: format.number(file.rows),
                })}
              </Notice>
            ))}
          <ImportFiles set={set} ctx={ctx} />
          {faults.length > 0 && <BadRows set={set} faults={faults} ctx={ctx} />}
          {differences.length > 0 && <Differences set={set} differences={differences} ctx={ctx} />}
          {differences.length === 0 && changes > 0 && (
            <Card title={t("catalogue_data.differences")} note={t("refusal.catalogue-forgotten")} />
          )}
        </Part>
      </section>
    </>
  );
}

function progressText(set: CatalogueImport, { ctx: { t } }: PageState): string {
  if (!set.phase) return t("catalogue_data.waiting");
  const phase = set.phase === "search"
    ? t("catalogue_data.phase_search")
    : t(`catalogue_data.kind.${set.phase}`);
  return t("catalogue_data.progress", { phase, share: String(Math.round(set.share * 100)) });
}

/** Who did what with it when. */
function History({ set, state: { ctx } }: { set: CatalogueImport; state: PageState }) {
  const { t } = ctx;
  const format = formatOf(ctx);
  const steps = [
    { text: "catalogue_data.begun", at: set.createdAt, as: set.createdAs },
    { text: "catalogue_data.applied_at", at: set.appliedAt, as: set.appliedAs },
    { text: "catalogue_data.rolled_back_at", at: set.rolledBackAt, as: set.rolledBackAs },
  ];
  return (
    <span class="text-meta text-ink-3">
      {steps.filter(({ at }) => at !== null).map(({ text, at, as }) =>
        t("table.named", {
          name: t(text),
          value: t("catalogue_data.by_at", { who: as ?? "", at: format.moment(new Date(at!)) }),
        })
      ).join(" · ")}
    </span>
  );
}

/** What can be done with it now, each a form of its own. */
function Steps({ set, state: { ctx } }: { set: CatalogueImport; state: PageState }) {
  const { t, actor } = ctx;
  const mayImport = may(actor, "CatalogueImport:import");
  const format = formatOf(ctx);
  const sum = (of: "added" | "changed" | "gone") =>
    format.number(set.files.reduce((total, file) => total + file[of], 0));
  const path = (verb: string) => `/tis/sas/catalogue-imports/${set.id}/${verb}`;
  return (
    <>
      {set.mayApply && (
        <form method="post" action={path("application")} data-call="applyCatalogueImport">
          <input type="hidden" name="id" value={set.id} />
          <span class="text-meta text-ink-2">
            {t("catalogue_data.apply_ask", {
              added: sum("added"),
              changed: sum("changed"),
              gone: sum("gone"),
            })}
          </span>{" "}
          <Button kind="primary" icon="check">{t("catalogue_data.apply")}</Button>
        </form>
      )}
      {set.mayRollBack && (
        <form method="post" action={path("rollback")} data-call="rollBackCatalogueImport">
          <input type="hidden" name="id" value={set.id} />
          <span class="text-meta text-ink-2">{t("catalogue_data.roll_back_ask")}</span>{" "}
          <Button kind="danger" icon="undo-2">{t("catalogue_data.roll_back")}</Button>
        </form>
      )}
      {mayImport && ["checked", "stopped", "failed"].includes(set.state) && (
        <form method="post" action={path("dry-run")} data-call="checkCatalogueImport">
          <input type="hidden" name="id" value={set.id} />
          <Button icon="rotate-cw">{t("catalogue_data.check_again")}</Button>
        </form>
      )}
      {mayImport && UNDER_WAY.includes(set.state) && (
        <form method="post" action={path("stop")} data-call="stopCatalogueImport">
          <input type="hidden" name="id" value={set.id} />
          <Button icon="ban">{t("catalogue_data.stop")}</Button>
        </form>
      )}
    </>
  );
}
