import { useEffect } from "preact/hooks";

/**
 * Keys of an approver: 1, 2 and 3 press the decisions, Ctrl+Enter in the remark that which asked for it, J and K lead to the neighbours. Draws nothing
 * itself; the line that names the keys is live once they are.
 */
export function DecideKeys({ next, previous }: { next: string | null; previous: string | null }) {
  useEffect(() => {
    let waitsForReason: HTMLButtonElement | null = null;
    const onKey = (event: KeyboardEvent) => {
      const isSent = (event.ctrlKey || event.metaKey) && event.key === "Enter";
      if (isSent && (event.target as HTMLElement).matches("[name=remark]")) waitsForReason?.click();
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest("input, textarea, select, [contenteditable]")) return;
      const key = event.key.toLowerCase();
      const leads = key === "j" ? next : key === "k" ? previous : null;
      if (leads) location.assign(leads);
      const button = document.querySelector<HTMLButtonElement>(`[data-decides="${CSS.escape(key)}"]`);
      const remark = button?.form?.querySelector<HTMLTextAreaElement>("[name=remark]");
      if (!button) return;
      event.preventDefault();
      // What sends it back or ends it needs its reason first.
      if (key !== "1" && remark?.value.trim() === "") {
        waitsForReason = button;
        remark.focus();
      } else button.click();
    };
    document.addEventListener("keydown", onKey);
    document.querySelector("[data-decide-keys]")?.setAttribute("data-live", "");
    return () => document.removeEventListener("keydown", onKey);
  }, [next, previous]);
  return null;
}
