import { useEffect } from "preact/hooks";
import { toast } from "../form/toast_store.ts";
import { showAnew } from "../parts/show_anew.ts";
import { followJob } from "./follow_job.ts";

/**
 * Has the review follow its job: what a colleague or another device changes is shown and told, also where sending was refused over it. What is in
 * stock is asked for once the page stands, and again after a change: nobody waits for the dealer management system. Renders nothing.
 */
export function FollowReview({ stock, changed }: {
  /** Address that shows the lines with what is in stock; null: they are shown with it. */
  stock: string | null;
  changed: string;
}) {
  useEffect(() => {
    const askStock = () => stock === null ? undefined : void showAnew(stock);
    const { look, stop } = followJob({
      shown,
      told(before, now, asked) {
        // A refusal, after which it is asked for, says itself why.
        if (!asked && now.reviewed !== before.reviewed) toast("notice", changed);
        askStock();
      },
    });
    document.addEventListener("tis:refused", look);
    askStock();
    return () => {
      document.removeEventListener("tis:refused", look);
      stop();
    };
  }, []);
  return null;
}

function shown() {
  const { job, review: reviewed } = document.querySelector<HTMLElement>("[data-review]")?.dataset ?? {};
  // Another job is reviewed as a page of its own, and nothing is typed where nothing is left.
  return { job, reviewed, isEmpty: reviewed === undefined };
}
