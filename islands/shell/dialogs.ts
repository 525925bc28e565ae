import { keepDialogs, keepPlace, placeOf, sizeOf } from "./dialog_place.ts";

const STEP_PX = 16;

/** Least width and height that a dialog is brought to by keys, px; the style sheet holds the corner to them too. */
const LEAST = [280, 160] as const;

const KEYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Opens and closes `<dialog>` by `data-opens` and `data-closes`. Its grip moves it by drag or arrow keys and sizes it by Shift and arrow keys;
 * a double click or Home puts it back. Its corner sizes it too. Where it stood and how large it was is known until the tab is closed.
 */
export function installDialogs(): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  document.addEventListener("click", (event) => {
    const target = event.target as Element;
    const opener = target.closest<HTMLElement>("[data-opens]");
    if (opener) openDialog(opener.dataset.opens!);
    target.closest("[data-closes]")?.closest("dialog")?.close();
  }, { signal });
  document.addEventListener("pointerdown", startDrag, { signal });
  document.addEventListener("keydown", onKey, { signal });
  document.addEventListener("dblclick", (event) => {
    const dialog = dialogOfGrip(event.target);
    if (dialog) putBack(dialog);
  }, { signal });
  const stopKeeping = keepDialogs(moveTo);
  return () => {
    gone.abort();
    stopKeeping();
  };
}

function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
}

function dialogOfGrip(target: EventTarget | null): HTMLDialogElement | null {
  return (target as Element | null)?.closest?.("[data-grip]")?.closest("dialog") ?? null;
}

function startDrag(event: PointerEvent): void {
  const grip = (event.target as Element).closest<HTMLElement>("[data-grip]");
  const dialog = grip?.closest("dialog");
  if (!grip || !dialog) return;
  const [x, y] = placeOf(dialog);
  grip.setPointerCapture(event.pointerId);
  const onMove = (move: PointerEvent) =>
    moveTo(dialog, x + move.clientX - event.clientX, y + move.clientY - event.clientY);
  grip.addEventListener("pointermove", onMove);
  grip.addEventListener("lostpointercapture", () => {
    grip.removeEventListener("pointermove", onMove);
    keepPlace(dialog);
  }, { once: true });
}

function onKey(event: KeyboardEvent): void {
  const dialog = dialogOfGrip(event.target);
  if (!dialog) return;
  const by = KEYS[event.key];
  if (!by && event.key !== "Home") return;
  event.preventDefault();
  if (!by) return putBack(dialog);
  const [first, second] = event.shiftKey ? sizeOf(dialog) : placeOf(dialog);
  const [one, other] = [first + by[0] * STEP_PX, second + by[1] * STEP_PX];
  if (event.shiftKey) sizeTo(dialog, one, other);
  else moveTo(dialog, one, other);
  keepPlace(dialog);
}

function sizeTo(dialog: HTMLElement, width: number, height: number): void {
  dialog.style.width = `${Math.max(LEAST[0], width)}px`;
  dialog.style.height = `${Math.max(LEAST[1], height)}px`;
  moveTo(dialog, ...placeOf(dialog));
}

/** In the middle of the page, as large as what is in it wants. */
function putBack(dialog: HTMLElement): void {
  dialog.style.width = dialog.style.height = "";
  moveTo(dialog, 0, 0);
  keepPlace(dialog);
}

/** Moves a dialog from the middle by so many px, but never so far that its title bar leaves the window. */
function moveTo(dialog: HTMLElement, x: number, y: number): void {
  const halfWidth = innerWidth / 2;
  const halfHeight = innerHeight / 2;
  const height = dialog.offsetHeight / 2;
  const right = Math.min(halfWidth - 40, Math.max(40 - halfWidth, x));
  const down = Math.min(halfHeight + height - 44, Math.max(height - halfHeight, y));
  dialog.dataset.x = String(right);
  dialog.dataset.y = String(down);
  dialog.style.setProperty("--dialog-x", `${right}px`);
  dialog.style.setProperty("--dialog-y", `${down}px`);
}
