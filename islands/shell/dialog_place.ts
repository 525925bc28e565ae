/** Where dialogs stood, in the storage of the tab: gone with it. */
const KEY = "tis-dialogs";

/** Moves a dialog from the middle of the page by so many px. */
type Move = (dialog: HTMLElement, x: number, y: number) => void;

/** px right and down from the middle; width and height as they were set, null: as the content wants. */
type Place = readonly [x: number, y: number, width: string | null, height: string | null];

/** How far a dialog stands from the middle, px. */
export function placeOf(dialog: HTMLElement): [x: number, y: number] {
  return [Number(dialog.dataset.x ?? 0), Number(dialog.dataset.y ?? 0)];
}

/** Width and height of a dialog, px. */
export function sizeOf(dialog: HTMLElement): [width: number, height: number] {
  return [dialog.offsetWidth, dialog.offsetHeight];
}

/** Remembers place and size of a dialog that has a name. */
export function keepPlace(dialog: HTMLElement): void {
  if (dialog.id === "" || !(dialog as HTMLDialogElement).open) return;
  const { width, height } = dialog.style;
  const place: Place = [...placeOf(dialog), width || null, height || null];
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept(), [dialog.id]: place }));
  } catch {
    // A full or closed storage: it opens in the middle next time.
  }
}

/** Brings a dialog that was opened to where it stood before, else to the middle. */
function restoreDialog(dialog: HTMLElement, move: Move): void {
  const [x, y, width, height] = kept()[dialog.id] ?? [0, 0, null, null];
  dialog.style.width = width ?? "";
  dialog.style.height = height ?? "";
  move(dialog, x, y);
}

/** Whoever opens a dialog: it comes where it stood; what its corner made of it is remembered when the pointer lets go. */
export function keepDialogs(move: Move): () => void {
  const opened = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (target instanceof HTMLDialogElement && target.open) restoreDialog(target, move);
    }
  });
  opened.observe(document.documentElement, { subtree: true, attributeFilter: ["open"] });
  const onRelease = (event: Event) => {
    const dialog = (event.target as Element).closest?.("dialog");
    if (dialog && dialog.style.width !== "") keepPlace(dialog);
  };
  document.addEventListener("pointerup", onRelease);
  return () => {
    opened.disconnect();
    document.removeEventListener("pointerup", onRelease);
  };
}

function kept(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
