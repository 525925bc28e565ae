declare global {
  /** Ends the noting and hands out what was noted; there is none where the page is drawn without its head, as samples are. */
  // deno-lint-ignore no-var
  var takeEarlyChanges: (() => Event[]) | undefined;
}

/**
 * Stands in the head of every page: notes what is chosen before the page's script has come, which would be shown and never sent. What browsers
 * put back on the way back makes no such event.
 */
export const NOTE_EARLY_CHANGES =
  `{const changes=[],note=(event)=>changes.push(event);addEventListener("change",note);` +
  `globalThis.takeEarlyChanges=()=>(removeEventListener("change",note),changes.splice(0))}`;

/** Changes made before the page's script came, in their order, of controls that are still there. Each is handed out once. */
export function takeEarlyChanges(): Event[] {
  const changes = globalThis.takeEarlyChanges?.() ?? [];
  return changes.filter(({ target }) => (target as Element).isConnected);
}
