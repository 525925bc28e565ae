import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { pastedImages } from "./pasted_images.ts";

/**
 * Hands over the images that are pasted anywhere on the page of a field.
 *
 * @param pastes whether this field takes them: of several fields of a form what is pasted goes to the one of the whole
 */
export function usePastedImages(
  box: RefObject<HTMLElement>,
  pastes: boolean,
  take: (images: File[]) => void,
): void {
  useEffect(() => {
    if (!pastes) return;
    const onPaste = (event: ClipboardEvent) => {
      // Its dialog may have been closed.
      if (!box.current?.isConnected) return;
      const images = pastedImages(event.clipboardData, new Date());
      if (images.length === 0) return;
      event.preventDefault();
      take(images);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
}
