import { Partial } from "fresh/runtime";
import { Button } from "@/components/Button.tsx";
import { transportTexts } from "@/components/island_texts.ts";
import { PageHead } from "@/components/PageHead.tsx";
import { CartFoot } from "./CartFoot.tsx";
import { AddParts } from "./AddParts.tsx";
import { cartQuery } from "../cart_links.ts";
import { stoppingLines } from "./cart_lines.ts";
import { CartNotices } from "./CartNotices.tsx";
import { CartTable } from "./CartTable.tsx";
import { ClearCart } from "./ClearCart.tsx";
import { FitConsents } from "./FitConsents.tsx";
import { JobBar } from "@/components/orders/jobs/JobBar.tsx";
import { JobLabor } from "@/components/orders/jobs/JobLabor.tsx";
import type { State } from "@/edge/state.ts";
import { CartLines } from "@/islands/orders/CartLines.tsx";
import { FollowOn } from "@/islands/orders/FollowOn.tsx";
import { may } from "@/kernel/access/rights.ts";
import { tagOf } from "@/kernel/texts/languages.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { JobData } from "@/components/orders/jobs/job_data.ts";
import { CartTabs } from "./CartTabs.tsx";

/** A job with its lines: the cart, or another job to be read; what can be added to it, and how it is ordered. */
export function CartView({ cart, job, jobs, colleagues, labor, query, context, crumbs, state }: JobData & {
  /** Vehicle in the bar. */
  context: string | null;
  query: ReturnType<typeof cartQuery.parse>;
  crumbs: { label: string; href: string }[];
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  // A job that is not the cart is read, whoever looks.
  const mayEdit = may(ctx.actor, "EPCCart:edit") && (job === null || job.current);
  const stopping = stoppingLines(cart);
  return (
    <>
      <PageHead title={t("page.EPCCart")} crumbs={crumbs} flush>
        {mayEdit && (
          <Button href="#add-parts" icon="list-plus" class="only-narrow">{t("orders.addParts")}</Button>
        )}
        {mayEdit && cart.lineCount > 0 && <ClearCart cart={cart} basePath={basePath} t={t} />}
      </PageHead>
      <CartTabs current="cart" lineCount={cart.lineCount} state={state} />
      <div>
        <Partial name="cart-job">
          <JobBar job={job} jobs={jobs} colleagues={colleagues} state={state} />
        </Partial>
      </div>
      <CartNotices
        query={query}
        flash={flash}
        stopping={stopping}
        mayEdit={mayEdit}
        basePath={basePath}
        t={t}
      />
      <div class="panes cart-panes">
        <div class="pane">
          <div class="table-scroll">
            <Partial name="cart-lines">
              <CartTable
                lines={cart.lines}
                jobId={cart.jobId}
                mayEdit={mayEdit}
                basePath={basePath}
                flash={flash}
                t={t}
                format={format}
              />
            </Partial>
          </div>
        </div>
        {(mayEdit || labor.length > 0) && (
          <div class="pane pane-sized cart-side">
            {mayEdit && (
              <AddParts
                jobId={cart.jobId}
                vin={job?.vin ?? context}
                flash={flash}
                basePath={basePath}
                t={t}
              />
            )}
            {may(ctx.actor, "LaborList:view") && (
              <JobLabor labor={labor} jobId={cart.jobId} mayEdit={mayEdit} state={state} />
            )}
          </div>
        )}
      </div>
      {cart.lineCount > 0 && (job === null || job.current) && (
        <CartFoot
          cart={cart}
          stopping={stopping}
          mayOrder={may(ctx.actor, "EPCCart:order")}
          basePath={basePath}
          t={t}
          format={format}
        />
      )}
      <CartLines
        texts={{
          ...transportTexts(t),
          changed: t("orders.changedElsewhere", { part: "{part}", count: "{count}" }),
          overwrote: t("orders.overwrote", { count: "{count}" }),
          listKept: t("orders.listKept"),
        }}
        lang={tagOf(ctx.lang)}
      />
      {mayEdit && <FitConsents state={state} />}
      <FollowOn />
    </>
  );
}
