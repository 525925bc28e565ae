import { Button } from "@/components/Button.tsx";
import { Chip, Vin } from "@/components/Mark.tsx";
import { Notice } from "@/components/Notice.tsx";
import type { ListParts } from "@/components/list/parts.ts";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref, type CartQuery } from "@/components/cart_links.ts";
import { fromHere } from "@/components/table/from_here.ts";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import { LIMITS } from "@/kernel/limits.ts";
import type { JobHead } from "@/services/orders/jobs/types.ts";
import { NewJob } from "./JobSwitcher.tsx";

/** How jobs look in their list: which is the cart, and what can be done with each. */
export function jobParts(state: State): ListParts<JobHead> {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const mayEdit = may(ctx.actor, "EPCCart:edit");
  return {
    cells: {
      title: (job) => (
        <>
          <a class="link" href={fromHere(cartHref(basePath, job.current ? {} : { job: job.id }))}>
            {job.title}
          </a>
          {job.current && " "}
          {job.current && <Chip tone="info" icon="shopping-cart">{t("orders.job_current")}</Chip>}
        </>
      ),
      vin: ({ vin }) => vin && <Vin>{vin}</Vin>,
    },
    actions: (job) => mayEdit && <RowActions job={job} state={state} />,
    filterClass: "order-filter",
    emptyDrawing: "box",
    live: { id: "jobs", topic: "jobs" },
    start: mayEdit && <NewJob vin={state.vin} flash={state.flash} basePath={basePath} t={t} />,
  };
}

function RowActions({ job, state }: { job: JobHead; state: State }) {
  const { ctx: { t }, basePath } = state;
  const toList = cartHref(basePath, { view: "jobs" });
  const action = (verb: string, icon: string, key: string, back: string) => (
    <CallForm action={`/tis/jobs/${job.id}/${verb}`} id={`${verb}-${job.id}`} back={back} goOn quiet>
      <Button kind="quiet" icon={icon} label={t("table.named", { name: t(key), value: job.title })} />
    </CallForm>
  );
  const toCart = cartHref(basePath, {});
  if (job.state === "archived") {
    return job.own && action("restoring", "archive-restore", "orders.job_restore", toList);
  }
  if (!job.own) return action("takeover", "user-check", "orders.job_take_over", toCart);
  return (
    <>
      {!job.current && action("current", "shopping-cart", "orders.job_make_current", toCart)}
      {action(
        "archiving",
        "archive",
        "orders.job_archive",
        cartHref(basePath, { view: "jobs", archived: job.id }),
      )}
    </>
  );
}

/** A job was just archived or deleted: the way to have it back. */
export function JobPutAway({ query, state }: { query: CartQuery; state: State }) {
  const { ctx, basePath } = state;
  const id = query.deleted ?? query.archived;
  if (id === undefined || !may(ctx.actor, "EPCCart:edit")) return null;
  return (
    <Notice tone="info">
      <div class="notice-act">
        <span>
          {query.deleted === undefined
            ? ctx.t("orders.job_put_away")
            : ctx.t("orders.job_deleted", { days: LIMITS.jobUndoDays })}
        </span>
        <CallForm
          action={`/tis/jobs/${id}/restoring`}
          id="undo-put-away"
          back={cartHref(basePath, { view: "jobs" })}
          goOn
          quiet
        >
          <Button icon="undo-2">{ctx.t("form.undo")}</Button>
        </CallForm>
      </div>
    </Notice>
  );
}
