const STEP_PX = 16;

/** Pane handles: drag, arrow keys (16 px), Home and End, double click resets. Widths are remembered in this browser. */
export function installPanes(): () => void {
  for (const handle of document.querySelectorAll<HTMLElement>(".pane-handle")) restore(handle);
  document.addEventListener("pointerdown", startDrag);
  document.addEventListener("keydown", resizeByKey);
  document.addEventListener("dblclick", reset);
  return () => {
    document.removeEventListener("pointerdown", startDrag);
    document.removeEventListener("keydown", resizeByKey);
    document.removeEventListener("dblclick", reset);
  };
}

function startDrag(event: PointerEvent): void {
  const handle = handleAt(event.target);
  const pane = handle && paneOf(handle);
  if (!handle || !pane) return;
  event.preventDefault();
  handle.focus();
  const from = pane.offsetWidth;
  const sign = signOf(handle);
  handle.setPointerCapture(event.pointerId);
  handle.dataset.dragging = "";
  const onMove = (move: PointerEvent) => setWidth(handle, from + sign * (move.clientX - event.clientX));
  handle.addEventListener("pointermove", onMove);
  handle.addEventListener("lostpointercapture", () => {
    handle.removeEventListener("pointermove", onMove);
    delete handle.dataset.dragging;
  }, { once: true });
}

function resizeByKey(event: KeyboardEvent): void {
  const handle = handleAt(event.target);
  const pane = handle && paneOf(handle);
  if (!handle || !pane) return;
  const [min, max] = limitsOf(handle);
  const to = {
    ArrowLeft: pane.offsetWidth - signOf(handle) * STEP_PX,
    ArrowRight: pane.offsetWidth + signOf(handle) * STEP_PX,
    Home: min,
    End: max,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  setWidth(handle, to);
}

function reset(event: MouseEvent): void {
  const handle = handleAt(event.target);
  const pane = handle && paneOf(handle);
  if (!handle || !pane) return;
  pane.style.removeProperty("width");
  handle.setAttribute("aria-valuenow", String(pane.offsetWidth));
  remember(handle, null);
}

function setWidth(handle: HTMLElement, wanted: number): void {
  const [min, max] = limitsOf(handle);
  const width = Math.round(Math.min(max, Math.max(min, wanted)));
  paneOf(handle)!.style.width = `${width}px`;
  handle.setAttribute("aria-valuenow", String(width));
  remember(handle, width);
}

function restore(handle: HTMLElement): void {
  try {
    const width = Number(localStorage.getItem(keyOf(handle)));
    if (width > 0 && paneOf(handle)) setWidth(handle, width);
  } catch {
    // A browser without storage: the pane keeps its own width.
  }
}

function remember(handle: HTMLElement, width: number | null): void {
  try {
    if (width === null) localStorage.removeItem(keyOf(handle));
    else localStorage.setItem(keyOf(handle), String(width));
  } catch {
    // as above
  }
}

const keyOf = (handle: HTMLElement) => `tis.pane.${handle.dataset.remember}`;
const signOf = (handle: HTMLElement) => handle.dataset.paneSide === "after" ? -1 : 1;
const paneOf = (handle: HTMLElement) => document.getElementById(handle.getAttribute("aria-controls") ?? "");
const limitsOf = (handle: HTMLElement): [number, number] => [
  Number(handle.getAttribute("aria-valuemin")),
  Number(handle.getAttribute("aria-valuemax")),
];

function handleAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(".pane-handle") : null;
}
