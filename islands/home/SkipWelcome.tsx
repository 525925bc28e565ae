import { useEffect } from "preact/hooks";

/** Escape says 'got it' to what is new, where nothing that Escape closes is open. Renders nothing. */
export function SkipWelcome() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOpen = document.querySelector(
        "details[data-menu][open], dialog[open], .search-panel:not([hidden])",
      );
      if (event.key !== "Escape" || event.defaultPrevented || isOpen) return;
      document.querySelector<HTMLFormElement>("#welcome")?.requestSubmit();
    };
    // Before the menus hear of it: what this Escape closes is still open.
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, []);
  return null;
}
