import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { STOPPED, UNDER_WAY, type UploadQueue } from "./upload_queue.ts";

/**
 * Holds what is sent off while files of a field are not there yet: it goes off by itself when all that were under way have arrived, and not
 * at all while one is paused or failed, which its reader is told.
 *
 * @param box the field, in the form that it belongs to
 * @param say tells it to who does not see the field
 * @returns whether a form waits for files, and whether somebody wanted to send it off without one
 */
export function useHeldForm(
  box: RefObject<HTMLElement>,
  queue: UploadQueue,
  texts: Record<"busy" | "stopped", string>,
  say: (text: string) => void,
): { isHeld: boolean; isMissed: boolean } {
  /** The form was sent off while files were under way: by which button, and with which files. */
  const held = useSignal<{ form: HTMLFormElement; by: HTMLElement | null; keys: number[] } | null>(null);
  /** Somebody wanted to send the form off without a file that is paused or failed. */
  const isMissed = useSignal(false);
  const items = queue.items.value;
  const isBusy = items.some(({ state }) => UNDER_WAY.includes(state));
  const isStopped = items.some(({ state }) => STOPPED.includes(state));

  useEffect(() => {
    isMissed.value = false;
    if (!isBusy && !isStopped) return;
    const own = box.current?.closest("form");
    // What is not there yet cannot be sent along, neither with this form nor with what is done with the draft that it writes.
    const onSubmit = (event: Event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !own?.isConnected) return;
      if (form !== own && !("documentAct" in form.dataset)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isStopped) {
        isMissed.value = true;
        say(texts.stopped);
        box.current?.querySelector<HTMLElement>(".upload-list button")?.focus();
        return;
      }
      held.value = {
        form,
        by: (event as SubmitEvent).submitter,
        keys: queue.items.value.map(({ key }) => key),
      };
      say(texts.busy);
    };
    document.addEventListener("submit", onSubmit, { capture: true });
    return () => document.removeEventListener("submit", onSubmit, { capture: true });
  }, [isBusy, isStopped]);

  useEffect(() => {
    if (isBusy || held.value === null) return;
    const { form, by, keys } = held.value;
    held.value = null;
    const done = new Set(items.filter(({ state }) => state === "done").map(({ key }) => key));
    // One that did not get through is seen to first, and taking one off is another thought.
    if (!keys.every((key) => done.has(key))) return;
    form.requestSubmit(by?.isConnected ? by : null);
  }, [isBusy]);

  return { isHeld: held.value !== null, isMissed: isMissed.value };
}
