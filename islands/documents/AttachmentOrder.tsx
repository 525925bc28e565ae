import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fillText } from "../fill_text.ts";
import { type Move, moveAttachment } from "./move_attachment.ts";

export interface AttachmentOrderProps {
  /** Id of the list. */
  list: string;
  /** `moved` with `{name}` and `{place}`. */
  texts: Record<"hint" | "moved", string>;
}

/** Lets attachments be put in another order: by the arrows beside each, by Alt with an arrow key, and by dragging. */
export function AttachmentOrder({ list: id, texts }: AttachmentOrderProps) {
  const said = useSignal("");
  useEffect(() => {
    const list = document.getElementById(id);
    if (!list) return;
    const stop = new AbortController();
    const { signal } = stop;
    const itemOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>("[data-attachment]") : null;
    const move = (item: HTMLElement, where: Move) => {
      const place = moveAttachment(item, where);
      if (place === null) return;
      said.value = fillText(texts.moved, { place, name: item.dataset.attachment! });
    };
    list.addEventListener("click", (event) => {
      const button = (event.target as Element).closest<HTMLElement>("[data-move]");
      const item = itemOf(button);
      if (!button || !item) return;
      move(item, { by: button.dataset.move === "up" ? -1 : 1 });
      button.focus();
    }, { signal });
    list.addEventListener("keydown", (event) => {
      const item = itemOf(event.target);
      if (!item || !event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
      event.preventDefault();
      const focused = document.activeElement as HTMLElement | null;
      move(item, { by: event.key === "ArrowUp" ? -1 : 1 });
      focused?.focus();
    }, { signal });
    let dragged: HTMLElement | null = null;
    for (const item of list.children) (item as HTMLElement).draggable = true;
    list.addEventListener("dragstart", (event) => {
      // In a caption its words are dragged.
      if (event.target instanceof HTMLInputElement) return;
      dragged = itemOf(event.target);
      if (dragged) event.dataTransfer?.setData("text/plain", dragged.dataset.attachment!);
    }, { signal });
    list.addEventListener("dragover", (event) => {
      if (dragged && itemOf(event.target)) event.preventDefault();
    }, { signal });
    list.addEventListener("drop", (event) => {
      const over = itemOf(event.target);
      if (!dragged || !over) return;
      event.preventDefault();
      const { top, height } = over.getBoundingClientRect();
      move(dragged, { before: event.clientY > top + height / 2 ? over.nextElementSibling : over });
    }, { signal });
    list.addEventListener("dragend", () => dragged = null, { signal });
    return () => stop.abort();
  }, []);
  return (
    <>
      <p class="field-hint">{texts.hint}</p>
      <p class="off-screen" role="status">{said.value}</p>
    </>
  );
}
