import { partOf } from "./draft_parts.ts";
import type { DeskState } from "./desk_state.ts";
import type { DraftSaverLoop } from "./draft_saver.ts";
import { versionOf } from "./draft_version.ts";
import { keepLocally, typedIn } from "./local_draft.ts";

/** What is typed is kept in this browser at most this long after it, ms: before the server can have it. */
const KEEP_MS = 300;

/** Keeps what is typed in this browser while the server does not have it. @returns what is to be called after each change */
export function keepTyped(
  { form, ground, tools: { localKey } }: DeskState,
  loop: DraftSaverLoop,
  signal: AbortSignal,
): () => void {
  let keeping: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(keeping);
    keeping = undefined;
    if (!loop.isUnsaved) return;
    const now = typedIn(form);
    const changed = ground.changed(now);
    keepLocally(localKey, versionOf(form), now.filter(([name]) => changed.includes(partOf(name))));
  };
  addEventListener("pagehide", keep, { signal });
  document.addEventListener("visibilitychange", keep, { signal });
  return () => void (keeping ??= setTimeout(keep, KEEP_MS));
}
