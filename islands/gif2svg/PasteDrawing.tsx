import { useEffect } from "preact/hooks";
import { pastedImages } from "../files/pasted_images.ts";

/** Sends an image that is pasted anywhere on the page by the form of the given id. Draws nothing itself. */
export function PasteDrawing({ form }: { form: string }) {
  useEffect(() => {
    const gone = new AbortController();
    const target = document.getElementById(form);
    const field = target?.querySelector<HTMLInputElement>("input[type=file]");
    if (!(target instanceof HTMLFormElement) || !field) return;
    target.dataset.pastes = "";
    document.addEventListener("paste", (event) => {
      const [image] = pastedImages(event.clipboardData, new Date());
      if (!image) return;
      event.preventDefault();
      const transfer = new DataTransfer();
      transfer.items.add(image);
      field.files = transfer.files;
      target.requestSubmit();
    }, { signal: gone.signal });
    return () => gone.abort();
  }, [form]);
  return null;
}
