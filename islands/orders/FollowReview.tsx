import { useEffect } from "preact/hooks";
import { isBeingSent } from "../form/is_being_sent.ts";
import { toast } from "../form/toast_store.ts";
import { onLive } from "../live/live.ts";
import { showAnew } from "../parts/show_anew.ts";

/** Hints that come this close together are one look, ms. */
const GATHER_MS = 200;

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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askStock = () => stock === null ? undefined : void showAnew(stock);
    async function look(tells: boolean): Promise<void> {
      const forms = [...document.forms];
      // Until it is known where the order being sent leads.
      const lookLater = () => void (timer = setTimeout(() => void look(tells), GATHER_MS));
      if (isBeingSent(forms)) return lookLater();
      timer = undefined;
      const before = shown();
      if (!await showAnew()) return;
      if (isBeingSent(forms)) return lookLater();
      const now = shown();
      // Another job is reviewed as a page of its own, and nothing is typed where nothing is left.
      if (now.job !== before.job || (now.reviewed === undefined) !== (before.reviewed === undefined)) {
        return location.reload();
      }
      if (tells && now.reviewed !== before.reviewed) toast("notice", changed);
      askStock();
    }
    const off = onLive("jobs", ({ id, missed }) => {
      const { job } = shown();
      if (missed || id === undefined || job === undefined || id === job) {
        timer ??= setTimeout(() => void look(true), GATHER_MS);
      }
    });
    // The refusal itself says why.
    const onRefused = () => void look(false);
    document.addEventListener("tis:refused", onRefused);
    askStock();
    return () => {
      clearTimeout(timer);
      document.removeEventListener("tis:refused", onRefused);
      off();
    };
  }, []);
  return null;
}

function shown(): { job?: string; reviewed?: string } {
  const { job, review } = document.querySelector<HTMLElement>("[data-review]")?.dataset ?? {};
  return { job, reviewed: review };
}
