import { isBeingSent } from "../form/is_being_sent.ts";
import { onLive } from "../live/live.ts";
import { showAnew } from "../parts/show_anew.ts";

/** Hints that come this close together are one look, ms. */
const GATHER_MS = 200;

/** What a page shows of its job. */
interface JobShown {
  /** Number of the job; left out: none. */
  job?: string;
  isEmpty: boolean;
}

interface JobPage<Shown extends JobShown> {
  shown(): Shown;
  /** Resolves when what is being changed here is saved and shown. */
  settled?(): Promise<void>;
  /** The page is about to come anew. */
  leave?(): void;
  /** The page was shown anew after news of its job, or after what `look` was asked for. */
  told(before: Shown, now: Shown, asked: boolean): void;
}

interface FollowedJob {
  /** Has the page look at once. */
  look(): void;
  stop(): void;
}

/**
 * Has a page follow its job, which colleagues and other devices change: what is new is shown in its place and told. Where another job has
 * taken its place, or nothing is left or something is there again, the page comes anew. Nothing is taken from whoever just sends a form:
 * it waits until it is known where that leads.
 */
export function followJob<Shown extends JobShown>(page: JobPage<Shown>): FollowedJob {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(asked: boolean): Promise<void> {
    // As they stood: the page that is shown anew may have none of them.
    const forms = [...document.forms];
    const lookLater = () => void (timer = setTimeout(() => void look(asked), GATHER_MS));
    if (isBeingSent(forms)) return lookLater();
    timer = undefined;
    await page.settled?.();
    const before = page.shown();
    if (!await showAnew()) return;
    if (isBeingSent(forms)) return lookLater();
    const now = page.shown();
    if (now.job === before.job && now.isEmpty === before.isEmpty) return page.told(before, now, asked);
    page.leave?.();
    location.reload();
  }
  const stop = onLive("jobs", ({ id, missed }) => {
    const { job } = page.shown();
    if (missed || id === undefined || job === undefined || id === job) {
      timer ??= setTimeout(() => void look(false), GATHER_MS);
    }
  });
  return { look: () => void look(true), stop: () => (clearTimeout(timer), stop()) };
}
