import { Button } from "@/components/Button.tsx";
import { Vin } from "@/components/Mark.tsx";
import { Notice } from "@/components/Notice.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "@/components/cart_links.ts";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { may } from "@/kernel/access/rights.ts";
import type { JobColleague, JobHead, JobNow } from "@/services/orders/jobs/types.ts";
import { JobActions } from "./JobActions.tsx";
import { JobNotes } from "./JobNotes.tsx";
import { JobOrders } from "./JobOrders.tsx";
import { JobSwitcher } from "./JobSwitcher.tsx";

/** The head of a cart: which job it is, its facts and notes, what can be done with it, and the ways to another one. */
export function JobBar({ job, jobs, colleagues, state }: {
  /** Null: the reader has no current job. */
  job: JobNow | null;
  /** Open ones that the reader works on. */
  jobs: readonly JobHead[];
  colleagues: readonly JobColleague[];
  state: State;
}) {
  const { ctx, basePath, flash, vin } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const mayEdit = may(ctx.actor, "EPCCart:edit");
  const back = job === null || job.current ? cartHref(basePath, {}) : cartHref(basePath, { job: job.id });
  return (
    <>
      <div class="job-bar" data-job={job?.id ?? ""} role="group" aria-label={t("orders.job")}>
        <JobSwitcher
          title={job?.title ?? t("orders.cart")}
          jobs={jobs}
          shown={job?.id ?? null}
          vin={vin}
          flash={flash}
          basePath={basePath}
          t={t}
        />
        {job && (
          <p class="job-facts">
            {[job.customer, job.plate, job.repairOrder]
              .filter((fact) => fact !== "" && fact !== job.title)
              .map((fact) => <span key={fact}>{fact}</span>)}
            {job.vin && <Vin>{job.vin}</Vin>}
            {!job.own && <span>{job.workerName}</span>}
          </p>
        )}
        {job && (
          <div class="job-tools">
            <JobOrders job={job} basePath={basePath} t={t} format={format} />
            <JobNotes job={job} back={back} mayEdit={mayEdit} flash={flash} t={t} format={format} />
            {mayEdit && (
              <JobActions job={job} colleagues={colleagues} flash={flash} basePath={basePath} t={t} />
            )}
          </div>
        )}
      </div>
      {job && job.otherVehicleCount > 0 && (
        <Notice tone="warn">{t("orders.job_other_vehicle", { count: job.otherVehicleCount })}</Notice>
      )}
      {job && !job.current && <NotTheCart job={job} mayEdit={mayEdit} state={state} />}
    </>
  );
}

/** Why the lines can only be read, and the way to change that. */
function NotTheCart({ job, mayEdit, state }: { job: JobNow; mayEdit: boolean; state: State }) {
  const { ctx: { t }, basePath } = state;
  const [words, action, id, button] = job.state === "archived"
    ? [t("orders.job_is_archived"), job.own && "restoring", "restore", t("orders.job_restore")]
    : job.own
    ? [t("orders.job_is_other"), "current", "make-current", t("orders.job_make_current")]
    : [t("orders.job_of", { name: job.workerName }), "takeover", "take-over", t("orders.job_take_over")];
  const goesOn = job.state !== "archived";
  return (
    <Notice tone={job.own ? "info" : "warn"}>
      <div class="notice-act">
        <span>{words}</span>
        {mayEdit && action && (
          <CallForm
            action={`/tis/jobs/${job.id}/${action}`}
            id={`${id}-${job.id}`}
            back={cartHref(basePath, goesOn ? {} : { job: job.id })}
            goOn={goesOn}
          >
            <Button>{button}</Button>
          </CallForm>
        )}
      </div>
    </Notice>
  );
}
