import { catchUpWithOthers } from "./catch_up.ts";
import type { DeskState } from "./desk_state.ts";
import { DraftGround } from "./draft_ground.ts";
import type { DeskTools } from "./draft_news.ts";
import type { Entries } from "./draft_parts.ts";
import { DraftSaverLoop, type Saved } from "./draft_saver.ts";
import { setVersion } from "./draft_version.ts";
import { followActs } from "./follow_acts.ts";
import { followForm } from "./follow_form.ts";
import { forgetLocally, type LocalDraft, typedIn } from "./local_draft.ts";
import { restoreDraft, sendKept } from "./restore_draft.ts";
import { saveDraft } from "./save_draft.ts";

/** The draft of a page while it is written. */
export interface DraftDesk {
  /** Brings back what this browser kept: into the form, or by the server where the form has no place for it. */
  restore(draft: LocalDraft): Promise<void>;
  /** What of the contested parts stays. */
  decide(choices: ReadonlyMap<string, "mine" | "theirs">): Promise<void>;
  /** Saves what is typed and draws the page anew. */
  reload(): Promise<void>;
  close(): void;
}

/**
 * Saves a form while it is typed in, each time only the parts that were changed here: what others write in other parts stays, and is shown. Where both
 * have changed the same part nothing is sent until the writer has decided.
 */
export function openDesk(form: HTMLFormElement, tools: DeskTools): DraftDesk {
  const { tell, localKey } = tools;
  const stop = new AbortController();
  const { signal } = stop;
  const ground = new DraftGround(form, tools.refused);
  const desk: DeskState = { form, tools, ground, read: null, isExplicit: false, message: "" };
  /** What was kept and waits for a decision. */
  let restoring: Entries | null = null;
  let catching: Promise<Saved> | null = null;
  const catchUp = () => catching ??= catchUpWithOthers(desk).finally(() => catching = null);
  const loop = new DraftSaverLoop({
    save: () => saveDraft(desk, catchUp),
    tell(state) {
      if (state === "saved" && !loop.isUnsaved) forgetLocally(localKey);
      if (state === "saved") tell({ kind: "saved", at: Date.now() });
      else if (state === "refused" || state === "held") tell({ kind: state, message: desk.message });
      else if (state !== "stale") tell({ kind: state });
    },
  });
  const forget = () => loop.forget();
  followActs(desk, loop, signal);
  const changed = followForm(desk, loop, { catchUp: () => void catchUp(), signal });
  return {
    close: () => stop.abort(),
    async reload() {
      if (await loop.flush()) location.reload();
    },
    async restore(draft) {
      restoring = await restoreDraft(desk, draft, { changed, forget }) ?? restoring;
    },
    async decide(choices) {
      const theirs = desk.read;
      if (!theirs) return;
      const chosen = (which: string) => [...choices].filter(([, one]) => one === which).map(([part]) => part);
      if (restoring) {
        const entries = restoring;
        restoring = null;
        await sendKept(desk, chosen("mine"), entries, theirs, forget);
        return;
      }
      let draws = false;
      for (const part of chosen("theirs")) {
        if (ground.take(part, theirs.entries)) continue;
        // Shown once the page is drawn anew; until then what the form holds is not sent.
        ground.settle([part], typedIn(form));
        draws = true;
      }
      for (const part of chosen("mine")) {
        ground.settle([part], theirs.entries);
        ground.behind.delete(part);
      }
      desk.read = null;
      setVersion(theirs.version);
      loop.goOn();
      if (await loop.flush() && draws) location.reload();
    },
  };
}
