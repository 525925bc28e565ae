import { signal } from "@preact/signals";

export type ToastKind = "success" | "notice" | "refused" | "error";

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  /** How long it is shown, ms; null: until it is acted on or closed. */
  stayMs: number | null;
  /** A way to take back what is told, or to go on from it. */
  action?: { label: string; run: () => void };
}

/** How long each kind stays, ms, and how often an error may come (specification section 9). */
const STAY_MS: Record<ToastKind, number> = { success: 700, notice: 2500, refused: 2500, error: 3000 };
/** One that can be acted on stays long enough to be reached by keys too. */
const STAY_WITH_ACTION_MS = 10_000;
const ERROR_EVERY_MS = 10_000;
/** Key under which an outcome waits for the next page. */
const KEPT = "tis.toast";

/** Messages shown now, oldest first. */
export const toasts = signal<Toast[]>([]);

let lastId = 0;
let lastErrorAt = -Infinity;

/** Shows a message for its time. Errors (network, server faults) come at most once in 10 s; others always. */
export function toast(
  kind: ToastKind,
  text: string,
  { now = performance.now(), action, stays = false }: {
    now?: number;
    action?: Toast["action"];
    /** Until it is acted on or closed: it leads to what is not there yet. */
    stays?: boolean;
  } = {},
): void {
  if (kind === "error") {
    if (now - lastErrorAt < ERROR_EVERY_MS) return;
    lastErrorAt = now;
  }
  const id = ++lastId;
  const stayMs = stays ? null : action ? STAY_WITH_ACTION_MS : STAY_MS[kind];
  toasts.value = [...toasts.value, { id, kind, text, stayMs, action }];
}

/** Takes a message away. */
export function dismiss(id: number): void {
  toasts.value = toasts.value.filter((one) => one.id !== id);
}

/** Keeps a success for the page that comes next. */
export function keepForNextPage(text: string): void {
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // A browser without storage: the outcome shows in the page itself.
  }
}

/** Shows what the page before kept, once. */
export function showKept(): void {
  try {
    const text = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    if (text) toast("success", text);
  } catch {
    // as above
  }
}
