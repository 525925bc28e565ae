const STEP_PX = 16;

/** Opens and closes `<dialog>` by `data-opens` and `data-closes`, and moves it by its grip: drag or arrow keys. */
export function installDialogs(): () => void {
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const opener = target.closest<HTMLElement>("[data-opens]");
    if (opener) openDialog(opener.dataset.opens!);
    const closer = target.closest("[data-closes]");
    if (closer) closer.closest("dialog")?.close();
  };
  document.addEventListener("click", onClick);
  document.addEventListener("pointerdown", startDrag);
  document.addEventListener("keydown", moveByKey);
  return () => {
    document.removeEventListener("click", onClick);
    document.removeEventListener("pointerdown", startDrag);
    document.removeEventListener("keydown", moveByKey);
  };
}

/** Opens the dialog of that id in the middle of the page. */
function openDialog(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  moveTo(dialog, 0, 0);
  dialog.showModal();
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
  grip.addEventListener("lostpointercapture", () => grip.removeEventListener("pointermove", onMove), {
    once: true,
  });
}

function moveByKey(event: KeyboardEvent): void {
  const grip = (event.target as Element | null)?.closest?.("[data-grip]");
  const dialog = grip?.closest("dialog");
  const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (!dialog || !by) return;
  event.preventDefault();
  const [x, y] = placeOf(dialog);
  moveTo(dialog, x + by[0]! * STEP_PX, y + by[1]! * STEP_PX);
}

function placeOf(dialog: HTMLElement): [number, number] {
  return [Number(dialog.dataset.x ?? 0), Number(dialog.dataset.y ?? 0)];
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
