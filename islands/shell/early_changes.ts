declare global {
  /** Events noted in the head; undefined where a page is drawn without it, as samples are. */
  var changes: Event[] | undefined;
}

/**
 * Stands in the head of every page: notes what is chosen before the page's script has come, which would be shown and never sent. What browsers
 * put back on the way back makes no such event. In few bytes, for every page carries them.
 */
export const NOTE_EARLY_CHANGES = "changes=[];onchange=e=>changes.push(e)";

/** Changes made before the page's script came, in their order, of controls that are still there. Each is handed out once. */
export function takeEarlyChanges(): Event[] {
  globalThis.onchange = null;
  const changes = globalThis.changes?.splice(0) ?? [];
  return changes.filter(({ target }) => (target as Element).isConnected);
}
