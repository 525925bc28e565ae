import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import type { TransportTexts } from "../call.ts";
import { submitForm } from "./submit_form.ts";
import { dismiss, showKept, type Toast, toasts } from "./toast_store.ts";

export interface FormEnhancerProps {
  texts: TransportTexts & { dismiss: string; notifications: string };
}

const ICONS = { success: "circle-check", notice: "info", refused: "circle-alert", error: "circle-x" };
const LOOKS = { success: "success", notice: "notice", refused: "error", error: "error" };

/**
 * Takes over every plain form that posts to a call (`form[data-call]`), and shows messages. Once a page. Without script the
 * same forms post by themselves and the page shows the outcome.
 */
export function FormEnhancer({ texts }: FormEnhancerProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = toasts.value;

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches("form[data-call]")) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      void submitForm(form, event.submitter, texts);
    };
    document.addEventListener("submit", onSubmit);
    showKept();
    return () => document.removeEventListener("submit", onSubmit);
  }, []);

  useLayoutEffect(() => {
    // In the top layer, so that a message is seen above an open dialog too; again each time, to lie above later ones.
    const popover = box.current;
    if (!popover?.showPopover) return;
    if (popover.matches(":popover-open")) popover.hidePopover();
    if (shown.length > 0) popover.showPopover();
  }, [shown]);

  return (
    <div class="toasts" ref={box} popover="manual" role="status" aria-label={texts.notifications}>
      {shown.map((one) => <Message key={one.id} toast={one} dismissLabel={texts.dismiss} />)}
    </div>
  );
}

function Message({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  useEffect(() => {
    const { id, stayMs } = toast;
    if (stayMs === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // From when it was painted: on a busy machine that may be later than its time is long, and in a hidden tab when somebody comes.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => dismiss(id), stayMs);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return (
    <div class={`toast toast-${LOOKS[toast.kind]}`}>
      <Icon name={ICONS[toast.kind]} />
      <span>{toast.text}</span>
      {toast.action && (
        <button
          class="toast-action"
          type="button"
          onClick={() => {
            dismiss(toast.id);
            toast.action!.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" aria-label={dismissLabel} onClick={() => dismiss(toast.id)}>
        <Icon name="x" />
      </button>
    </div>
  );
}
