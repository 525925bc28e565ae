import { Button } from "@/components/Button.tsx";
import { Icon } from "@/components/Icon.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "@/components/cart_links.ts";
import { fromHere } from "@/components/table/from_here.ts";
import type { Flash } from "@/edge/flash.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { JobHead } from "@/services/orders/jobs/types.ts";
import { JobFields } from "./JobFields.tsx";

/** The job that is shown, and the ways to another one: those that the reader works on, a new one, all of the store. */
export function JobSwitcher({ title, jobs, shown, vin, flash, basePath, t }: {
  title: string;
  jobs: readonly JobHead[];
  /** Id of the job that is shown, or null. */
  shown: number | null;
  /** The vehicle in context, offered for a new job. */
  vin: string | null;
  flash: Flash | null;
  basePath: string;
  t: Translate;
}) {
  return (
    <>
      <details class="menu" data-menu="">
        <summary class="btn job-current" title={t("orders.job_switch")}>
          <Icon name="shopping-cart" />
          <span>{title}</span>
          <Icon name="chevron-down" />
        </summary>
        <div class="menu-panel job-panel">
          {jobs.filter((job) => job.id !== shown).map((job) => (
            <CallForm
              key={job.id}
              action={`/tis/jobs/${job.id}/current`}
              id={`switch-${job.id}`}
              back={cartHref(basePath, {})}
              goOn
              quiet
            >
              <button type="submit" class="menu-item job-choice">
                <span>
                  {job.title}
                  <small>{job.vin ? <span class="mono">{job.vin}</span> : job.customer}</small>
                </span>
                <small class="num">
                  {t("part.cartSummary", { lines: job.lineCount, pieces: job.pieceCount })}
                </small>
              </button>
            </CallForm>
          ))}
          <a class="menu-item" href={fromHere(cartHref(basePath, { view: "jobs" }))}>
            <Icon name="list" />
            {t("orders.job_all")}
          </a>
        </div>
      </details>
      <NewJob vin={vin} flash={flash} basePath={basePath} t={t} />
    </>
  );
}

/** Opens a job, with what it is called by. */
export function NewJob({ vin, flash, basePath, t }: {
  vin: string | null;
  flash: Flash | null;
  basePath: string;
  t: Translate;
}) {
  return (
    <details class="menu" data-menu="" open={flash?.form === "new-job" && flash.kind === "refused"}>
      <summary class="btn" title={t("orders.job_new")}>
        <Icon name="plus" />
        <span class="job-new-word">{t("orders.job_new")}</span>
      </summary>
      <div class="menu-panel ask-panel job-form">
        <CallForm action="/tis/jobs" id="new-job" back={cartHref(basePath, {})} goOn>
          <JobFields form="new-job" vin={vin} flash={flash} t={t} />
          <p class="field-error" data-form-error="" />
          <Button kind="primary">{t("orders.job_begin")}</Button>
        </CallForm>
      </div>
    </details>
  );
}
