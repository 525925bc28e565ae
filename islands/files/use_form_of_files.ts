import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { UNDER_WAY, type UploadQueue } from "./upload_queue.ts";

/**
 * Keeps the files of a field and the form that it belongs to together: the form hears that its values have changed, its files go when it is emptied, and the
 * page is not left unasked while one is under way.
 *
 * @param box the field
 */
export function useFormOfFiles(box: RefObject<HTMLElement>, queue: UploadQueue): void {
  const items = queue.items.value;
  const isBusy = items.some(({ state }) => UNDER_WAY.includes(state));

  useEffect(() => {
    // What was sent is not sent again with what is written next.
    const onReset = ({ target }: Event) => {
      if (target !== box.current?.closest("form")) return;
      for (const { key } of queue.items.value) queue.remove(key);
    };
    document.addEventListener("reset", onReset);
    return () => document.removeEventListener("reset", onReset);
  }, []);

  const there = items.filter(({ fileId }) => fileId).length;
  const told = useRef(0);
  useEffect(() => {
    // The form has other values now: what saves while one types hears of it.
    if (there !== told.current) box.current?.dispatchEvent(new Event("change", { bubbles: true }));
    told.current = there;
  }, [there]);

  useEffect(() => {
    if (!isBusy) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", onLeave);
    return () => removeEventListener("beforeunload", onLeave);
  }, [isBusy]);
}
