import { Icon } from "@/components/Icon.tsx";
import { CallForm } from "@/components/CallForm.tsx";
import { cartHref } from "@/components/cart_links.ts";
import type { Translate } from "@/kernel/texts/texts.ts";
import type { FrameJob } from "@/services/home/frame_facts.ts";

/** The cart in the bar of every page: which job it is, how many lines it has, and the ways to the reader's other jobs. */
export function CartMenu({ jobs, stayAt, basePath, t }: {
  /** Open ones that the reader works on, the current one first. */
  jobs: readonly FrameJob[];
  /** Where the reader stays when another job becomes the cart. */
  stayAt: string;
  basePath: string;
  t: Translate;
}) {
  const current = jobs[0]?.current ? jobs[0] : null;
  const others = jobs.filter((job) => !job.current);
  return (
    <details class="menu cart-menu" data-menu="">
      <summary
        class="btn btn-quiet"
        title={current?.title ?? t("orders.cart")}
      >
        <Icon name="shopping-cart" />
        <span class="off-screen">{t("orders.cart")}</span>
        <span class="cart-menu-title" data-cart-title="" aria-hidden={current ? undefined : "true"}>
          {current?.title ?? t("orders.cart")}
        </span>
        <span class="num" data-cart-lines="">{current?.lineCount ?? 0}</span>
      </summary>
      <div class="menu-panel job-panel">
        <a class="menu-item" href={cartHref(basePath, {})} aria-current="false">
          <Icon name="shopping-cart" />
          {t("orders.openCart")}
        </a>
        {others.length > 0 && (
          <CallForm
            action={switchPath(others[0]!)}
            id="bar-switch"
            back={stayAt}
            data={{ after: stayAt }}
            quiet
          >
            {others.map((job) => (
              <button key={job.id} type="submit" class="menu-item job-choice" formAction={switchPath(job)}>
                <span>{job.title}</span>
                <small class="num">{job.lineCount}</small>
              </button>
            ))}
          </CallForm>
        )}
        <a class="menu-item" href={cartHref(basePath, { view: "jobs" })} aria-current="false">
          <Icon name="list" />
          {t("orders.job_all")}
        </a>
      </div>
    </details>
  );
}

/** Call that makes a job the cart. */
const switchPath = (job: FrameJob) => `/tis/jobs/${job.id}/current`;
