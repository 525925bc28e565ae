const KEY = "tis.figure.height";
/** Shares of the window's height that the figure may take on a phone, and a step of the arrow keys. */
const LEAST = 0.12, MOST = 0.7, STEP = 0.06;

/**
 * The handle between figure and parts on a phone: dragging it and the arrow keys give the figure more or less of the height; a double
 * press gives back the usual share. What was chosen is remembered.
 *
 * @param handle element of role separator
 * @param panes what holds both; the share goes into its `--figure-share`
 */
export function sheetHandle(handle: HTMLElement, panes: HTMLElement, gone: AbortSignal): void {
  const on = { signal: gone };
  const usual = Number(handle.getAttribute("aria-valuenow")) / 100;
  let share = remembered() ?? usual;
  const show = (wanted: number) => {
    share = Math.max(LEAST, Math.min(MOST, wanted));
    panes.style.setProperty("--figure-share", `${(share * 100).toFixed(1)}dvh`);
    handle.setAttribute("aria-valuenow", String(Math.round(share * 100)));
  };
  const keep = () => {
    try {
      localStorage.setItem(KEY, String(share));
    } catch {
      // A browser without storage begins with the usual share again.
    }
  };
  show(share);
  let from: { y: number; share: number } | null = null;
  handle.addEventListener("pointerdown", (event) => {
    from = { y: event.clientY, share };
    handle.setPointerCapture(event.pointerId);
  }, on);
  handle.addEventListener("pointermove", (event) => {
    if (from) show(from.share + (event.clientY - from.y) / innerHeight);
  }, on);
  for (const name of ["pointerup", "pointercancel"]) {
    handle.addEventListener(name, () => {
      if (from) keep();
      from = null;
    }, on);
  }
  handle.addEventListener("dblclick", () => {
    show(usual);
    keep();
  }, on);
  handle.addEventListener("keydown", (event) => {
    const by = event.key === "ArrowUp" ? -STEP : event.key === "ArrowDown" ? STEP : 0;
    if (by === 0) return;
    event.preventDefault();
    show(share + by);
    keep();
  }, on);
}

function remembered(): number | null {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return kept > 0 ? kept : null;
  } catch {
    return null;
  }
}
