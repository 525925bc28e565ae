import { useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import type { CaptureBar, CaptureTexts } from "./CaptureBar.tsx";
import { type FileValues, SentFiles } from "./SentFiles.tsx";
import { keepForNextPage } from "../form/toast_store.ts";
import type { PlaceRule } from "./check_file.ts";
import { useChosenFiles } from "./use_chosen_files.ts";
import { useFormOfFiles } from "./use_form_of_files.ts";
import { useHeldForm } from "./use_held_form.ts";
import { usePastedImages } from "./use_pasted_images.ts";
import { takesPasted } from "./pasted_images.ts";
import type { Sending } from "./send_small.ts";
import { type ItemTexts, UploadRow } from "./UploadRow.tsx";
import { UNDER_WAY, UploadQueue } from "./upload_queue.ts";

export interface UploadFieldProps extends FileValues {
  rule: PlaceRule;
  /** Types for the browser's own chooser. */
  accept: string;
  multiple?: boolean;
  required?: boolean;
  /** Refusal of the field. */
  error?: string;
  /** The page is loaded again when all files are done: for pages that list them. */
  reload?: boolean;
  /** Where the template that people fill in lies. */
  templateHref?: string;
  /** Texts of the buttons that have the device make a file; left out: it makes none. */
  capture?: CaptureTexts;
  texts:
    & ItemTexts
    & Sending["texts"]
    & Record<"label" | "drop" | "paste" | "limit" | "template" | "busy" | "stopped" | "ready", string>;
}

/**
 * Takes files by choosing, dropping and pasting and sends them at once: small ones in one request, larger ones so that they can be
 * paused and go on after a lost connection or a reload. Any form may hold it; without script it is a plain field of files.
 */
export function UploadField(props: UploadFieldProps) {
  const {
    name,
    rule,
    accept,
    multiple,
    required,
    error,
    reload,
    templateHref,
    caption,
    part,
    capture,
    texts,
  } = props;
  const isLive = useSignal(false);
  const isOver = useSignal(false);
  const said = useSignal("");
  const [Capture, setCapture] = useState<typeof CaptureBar | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const made = useRef<UploadQueue>();
  const queue = made.current ??= new UploadQueue(rule, texts, (item) => {
    said.value = `${item.file.name}: ${item.message || texts[item.state as "done"]}`;
    const items = made.current!.items.value;
    if (!reload || items.some(({ state }) => state !== "done")) return;
    keepForNextPage(texts.ready);
    location.reload();
  });
  const items = queue.items.value;
  const isBusy = items.some(({ state }) => UNDER_WAY.includes(state));

  const pastes = part === undefined && takesPasted(rule.extensions);
  const add = (files: Iterable<File> | null | undefined) => {
    const chosen = [...files ?? []];
    if (chosen.length > 0) queue.add(multiple ? chosen : chosen.slice(0, 1));
  };

  const choosing = useChosenFiles((field) => {
    add(field.files);
    field.value = "";
  });

  useEffect(() => {
    if (!capture) return;
    // Few fields have it. Where it does not come, files are chosen.
    void import("./CaptureBar.tsx").then((module) => setCapture(() => module.CaptureBar), () => {});
  }, []);

  useEffect(() => {
    isLive.value = true;
  }, []);
  usePastedImages(box, pastes, add);
  useFormOfFiles(box, queue);

  const { isHeld, isMissed } = useHeldForm(box, queue, texts, (text) => said.value = text);

  const id = part ? `f-${name}-${part.value}` : `f-${name}`;
  const isFull = !multiple && items.length > 0;
  return (
    <div
      class="field upload"
      ref={box}
      data-live={isLive.value ? "" : undefined}
      data-busy={isBusy ? "" : undefined}
    >
      <div class="field-label">
        <label for={id}>{texts.label}</label>
        {templateHref && (
          <a class="link" href={templateHref} download="">
            <Icon name="download" /> {texts.template}
          </a>
        )}
      </div>
      <div
        class="file-drop upload-drop"
        data-over={isOver.value ? "" : undefined}
        hidden={isFull}
        onDragEnter={() => isOver.value = true}
        onDragOver={(event) => {
          event.preventDefault();
          isOver.value = true;
        }}
        onDragLeave={() => isOver.value = false}
        onDrop={(event) => {
          event.preventDefault();
          isOver.value = false;
          add(event.dataTransfer?.files);
        }}
      >
        <span class="needs-script file-drop-words">
          <Icon name="upload" />
          <b>{texts.drop}</b>
        </span>
        <input
          {...choosing}
          id={id}
          type="file"
          // With script its files are sent by themselves and the form gets their ids.
          name={isLive.value ? undefined : name}
          accept={accept}
          multiple={multiple}
          required={required && items.length === 0}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? "true" : undefined}
        />
      </div>
      {capture && Capture && <Capture rule={rule} texts={capture} onFiles={add} />}
      <p class="field-hint" id={`${id}-hint`}>
        {texts.limit} {pastes && <span class="needs-script">{texts.paste}</span>}
      </p>
      <p class="field-error" id={`${id}-error`} data-error-of={name}>{error}</p>
      {items.length > 0 && (
        <ul class="upload-list">
          {items.map((item) => <UploadRow key={item.key} item={item} queue={queue} texts={texts} />)}
        </ul>
      )}
      <SentFiles items={items} name={name} part={part} caption={caption} made={capture !== undefined} />
      <p class="off-screen" role="status">{said.value}</p>
      {isHeld && <p class="field-hint">{texts.busy}</p>}
      {isMissed && <p class="field-error">{texts.stopped}</p>}
    </div>
  );
}
