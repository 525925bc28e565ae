import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import { openCodeReader } from "./code_reader.ts";
import { meaningOfCode } from "./meaning_of_code.ts";
import type { CodeReader } from "./seen.ts";

export type ScanTexts = Record<
  "scan" | "scanAim" | "scanNoCamera" | "scanPicture" | "scanNothing" | "scanClose",
  string
>;

/** Between two looks at the film. */
const PAUSE_MS = 150;

/**
 * Reads the code on a VIN plate or a part label by the camera, or from a picture where there is none. Gives what it means to `onRead`; the
 * camera is off as soon as it closes.
 */
export function Scan({ texts, onRead, onClose }: {
  texts: ScanTexts;
  onRead: (meaning: string) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const reader = useRef<Promise<CodeReader> | null>(null);
  const [said, setSaid] = useState(texts.scanAim);
  const [filming, setFilming] = useState(true);
  const readerOf = () => reader.current ??= openCodeReader();

  useEffect(() => {
    dialog.current!.showModal();
    let camera: MediaStream | null = null, closed = false;
    (async () => {
      try {
        camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      } catch {
        setFilming(false);
        return setSaid(texts.scanNoCamera);
      }
      if (!closed) film.current!.srcObject = camera;
      const read = await readerOf();
      while (!closed) {
        const code = film.current!.readyState >= 2 ? await read(film.current!) : null;
        if (code && !closed) return onRead(meaningOfCode(code));
        await new Promise((wake) => setTimeout(wake, PAUSE_MS));
      }
    })().finally(() => closed && camera?.getTracks().forEach((track) => track.stop()));
    return () => {
      closed = true;
      camera?.getTracks().forEach((track) => track.stop());
    };
  }, []);

  const onPicture = async (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    const file = field.files?.[0];
    if (!file) return;
    const picture = await createImageBitmap(file).catch(() => null);
    const code = picture && await (await readerOf())(picture);
    field.value = "";
    if (code) onRead(meaningOfCode(code));
    else setSaid(texts.scanNothing);
  };

  return (
    <dialog class="dialog scan" ref={dialog} aria-labelledby="scan-title" onClose={onClose}>
      <div class="dialog-head">
        <h2 id="scan-title">{texts.scan}</h2>
        <button
          class="btn btn-quiet btn-icon"
          type="button"
          aria-label={texts.scanClose}
          onClick={() => dialog.current!.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      {filming && <video class="scan-film" ref={film} autoplay muted playsinline />}
      <p class="scan-said" role="status">{said}</p>
      <label class="btn scan-picture">
        <Icon name="image" />
        {texts.scanPicture}
        <input type="file" accept="image/*" capture="environment" class="sr-only" onChange={onPicture} />
      </label>
    </dialog>
  );
}
