import { Button } from "@/components/Button.tsx";
import { refusalOf } from "@/components/Field.tsx";
import { Icon } from "@/components/Icon.tsx";
import { SelectField } from "@/components/Select.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "@/components/cart_links.ts";
import type { Flash } from "@/edge/flash.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { JobColleague, JobNow } from "@/services/orders/jobs/types.ts";
import { JobFields } from "./JobFields.tsx";

export interface JobActionsProps {
  job: JobNow;
  colleagues: readonly JobColleague[];
  flash: Flash | null;
  basePath: string;
  t: Translate;
}

/** What the one who works on a job can do with it beside its lines. Each asks in a panel of its own, also without script. */
export function JobActions(props: JobActionsProps) {
  const { job, basePath, t } = props;
  const after = cartHref(basePath, job.current ? {} : { job: job.id });
  return (
    <>
      {job.own && job.state !== "archived" && <EditJob {...props} back={after} />}
      {job.own && job.state !== "archived" && <HandOver {...props} />}
      <CallForm
        action={`/tis/jobs/${job.id}/copies`}
        id={`copy-${job.id}`}
        back={cartHref(basePath, {})}
        goOn
      >
        <Button icon="copy" label={t("orders.job_copy")}>
          <span class="job-word">{t("orders.job_copy")}</span>
        </Button>
      </CallForm>
      {job.own && job.state !== "archived" && (
        <CallForm
          action={`/tis/jobs/${job.id}/archiving`}
          id={`archive-${job.id}`}
          back={cartHref(basePath, { view: "jobs", archived: job.id })}
          goOn
          quiet
        >
          <Button icon="archive" label={t("orders.job_archive")}>
            <span class="job-word">{t("orders.job_archive")}</span>
          </Button>
        </CallForm>
      )}
      {job.own && job.orders.length === 0 && (
        <CallForm
          action={`/tis/jobs/${job.id}/deletion`}
          id={`delete-${job.id}`}
          back={cartHref(basePath, { view: "jobs", deleted: job.id })}
          goOn
          quiet
        >
          <Button icon="trash" label={t("orders.job_delete")}>
            <span class="job-word">{t("orders.job_delete")}</span>
          </Button>
        </CallForm>
      )}
    </>
  );
}

function EditJob({ job, back, flash, t }: JobActionsProps & { back: string }) {
  const form = `edit-job-${job.id}`;
  return (
    <details class="menu" data-menu="" open={flash?.form === form && flash.kind === "refused"}>
      <summary class="btn" title={t("orders.job_edit")}>
        <Icon name="pencil" />
        <span class="job-word">{t("orders.job_edit")}</span>
      </summary>
      <div class="menu-panel ask-panel job-form">
        <CallForm action={`/tis/jobs/${job.id}`} id={form} back={back}>
          <JobFields form={form} job={job} vin={null} flash={flash} t={t} />
          <p class="field-error" data-form-error="" />
          <Button kind="primary">{t("orders.job_save")}</Button>
        </CallForm>
      </div>
    </details>
  );
}

function HandOver({ job, colleagues, flash, basePath, t }: JobActionsProps) {
  const form = `hand-over-${job.id}`;
  return (
    <details class="menu" data-menu="">
      <summary class="btn" title={t("orders.job_hand_over")}>
        <Icon name="user" />
        <span class="job-word">{t("orders.job_hand_over")}</span>
      </summary>
      <div class="menu-panel ask-panel job-form">
        {colleagues.length === 0 ? <p>{t("orders.job_no_colleagues")}</p> : (
          <CallForm
            action={`/tis/jobs/${job.id}/handover`}
            id={form}
            back={cartHref(basePath, { view: "jobs" })}
            goOn
          >
            <p>{t("orders.job_hand_over_why")}</p>
            <SelectField
              name="userCode"
              idPrefix={form}
              label={t("orders.job_hand_over_to")}
              choices={colleagues.map(({ userCode, fullName }) => ({ value: userCode, label: fullName }))}
              error={refusalOf(flash, form, "userCode")}
            />
            <p class="field-error" data-form-error="" />
            <Button kind="primary">{t("orders.job_hand_over")}</Button>
          </CallForm>
        )}
      </div>
    </details>
  );
}
