import { useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { toast } from "../form/toast_store.ts";
import type { MarkDialog, MarkDialogProps, Picture } from "./MarkDialog.tsx";

export interface PictureMarksProps extends Omit<MarkDialogProps, "picture"> {
  texts: MarkDialogProps["texts"] & Record<"network", string>;
}

/** Draws upon a picture of the thread (buttons with `data-draw`, the address of it): what draws is fetched when somebody wants to. */
export function PictureMarks({ form, texts }: PictureMarksProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [Dialog, setDialog] = useState<typeof MarkDialog | null>(null);
  const picture = useSignal<Picture | null>(null);

  useEffect(() => {
    const open = async (event: Event) => {
      const button = (event.target as HTMLElement).closest<HTMLElement>("[data-draw]");
      if (!button) return;
      const image = new Image();
      image.src = button.dataset.draw!;
      try {
        const [module] = await Promise.all([import("./MarkDialog.tsx"), image.decode()]);
        picture.value = { image, name: button.dataset.drawName ?? "picture" };
        setDialog(() => module.MarkDialog);
      } catch {
        toast("error", texts.network);
      }
    };
    document.addEventListener("click", open);
    mark.current!.dataset.live = "";
    return () => document.removeEventListener("click", open);
  }, []);

  return (
    <>
      <span ref={mark} hidden data-picture-marks="" />
      {Dialog && picture.value && <Dialog picture={picture.value} form={form} texts={texts} />}
    </>
  );
}
