import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { drawMarks, type Mark, type Place, type Tool, TOOLS } from "./picture_marks.ts";

/** A picture that is drawn upon. */
export interface Picture {
  image: HTMLImageElement;
  name: string;
}

export interface MarkDialogProps {
  picture: Picture;
  /** Id of the form that takes what was drawn among its files. */
  form: string;
  texts: Record<Tool | "title" | "words" | "undo" | "cancel" | "attach" | "hint", string>;
}

/** Longest edge of a picture that is drawn upon, px. */
const LONGEST = 2400;
/** A pointer that moves less has clicked: the next click is the other end. */
const CLICK_PX = 6;

/** Opens over the page with a picture, draws upon it and puts the result among the files of a form. Both ends of a mark can be clicked instead of dragged. */
export function MarkDialog({ picture, form, texts }: MarkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null), canvas = useRef<HTMLCanvasElement>(null);
  const tool = useSignal<Tool>("arrow"), text = useSignal("");
  const marks = useSignal<readonly Mark[]>([]);
  const begun = useRef<Place | null>(null);

  const draw = (more: readonly Mark[] = []) => {
    const shown = canvas.current?.getContext("2d");
    if (!shown) return;
    shown.drawImage(picture.image, 0, 0, shown.canvas.width, shown.canvas.height);
    drawMarks(shown, [...marks.value, ...more]);
  };
  const keep = (changed: readonly Mark[]) => {
    marks.value = changed;
    begun.current = null;
    draw();
  };

  useEffect(() => {
    const { naturalWidth, naturalHeight } = picture.image;
    const scale = Math.min(1, LONGEST / Math.max(naturalWidth, naturalHeight));
    Object.assign(canvas.current!, {
      width: Math.round(naturalWidth * scale),
      height: Math.round(naturalHeight * scale),
    });
    keep([]);
    dialog.current!.showModal();
  }, [picture]);

  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const shown = canvas.current!, box = shown.getBoundingClientRect();
    return {
      x: (clientX - box.left) * shown.width / box.width,
      y: (clientY - box.top) * shown.height / box.height,
    };
  };
  const markTo = (to: Place): Mark => ({
    tool: tool.value,
    from: begun.current!,
    to,
    text: text.value.trim(),
  });
  const isFar = (to: Place) => Math.hypot(to.x - begun.current!.x, to.y - begun.current!.y) > CLICK_PX;
  const down = (event: PointerEvent) => {
    const at = placeOf(event);
    if (tool.value === "text") {
      if (text.value.trim() === "") return;
      begun.current = at;
      return keep([...marks.value, markTo(at)]);
    }
    if (begun.current && isFar(at)) return keep([...marks.value, markTo(at)]);
    begun.current = at;
    canvas.current!.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (begun.current && tool.value !== "text") draw([markTo(placeOf(event))]);
  };
  const up = (event: PointerEvent) => {
    if (!begun.current) return;
    const at = placeOf(event);
    if (isFar(at)) keep([...marks.value, markTo(at)]);
  };
  const attach = async () => {
    const blob = await new Promise<Blob | null>((done) => canvas.current!.toBlob(done, "image/jpeg", 0.9));
    const field = document.querySelector<HTMLInputElement>(`#${CSS.escape(form)} input[type=file]`);
    if (!blob || !field) return;
    const name = picture.name.replace(/\.\w+$/, "");
    const files = new DataTransfer();
    files.items.add(new File([blob], `${name}-marked.jpg`, { type: "image/jpeg" }));
    field.files = files.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    dialog.current!.close();
    document.getElementById(form)?.querySelector("textarea")?.focus();
  };

  return (
    <dialog ref={dialog} class="picture-marks" aria-label={texts.title}>
      <div class="picture-marks-tools">
        {TOOLS.map((one) => (
          <button
            key={one}
            type="button"
            class="btn"
            aria-pressed={tool.value === one}
            onClick={() => {
              tool.value = one;
              begun.current = null;
            }}
          >
            {texts[one]}
          </button>
        ))}
        <input
          class="input"
          aria-label={texts.words}
          placeholder={texts.words}
          maxLength={60}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            tool.value = "text";
          }}
        />
        <button
          type="button"
          class="btn"
          disabled={marks.value.length === 0}
          onClick={() => keep(marks.value.slice(0, -1))}
        >
          {texts.undo}
        </button>
        <button type="button" class="btn" onClick={() => dialog.current!.close()}>{texts.cancel}</button>
        <button
          type="button"
          class="btn btn-primary"
          disabled={marks.value.length === 0}
          onClick={() => void attach()}
        >
          {texts.attach}
        </button>
      </div>
      <p class="note">{texts.hint}</p>
      <canvas ref={canvas} onPointerDown={down} onPointerMove={move} onPointerUp={up} />
    </dialog>
  );
}
