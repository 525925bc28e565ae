import { useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import type { CaptureBar, CaptureTexts } from "./CaptureBar.tsx";
import { TakenFile } from "./TakenFile.tsx";
import { keepForNextPage } from "../form/toast_store.ts";
import type { PlaceRule } from "./check_file.ts";
import { pastedImages, takesPasted } from "./pasted_images.ts";
import type { Sending } from "./send_small.ts";
import { type ItemTexts, UploadRow } from "./UploadRow.tsx";
import { STOPPED, UNDER_WAY, UploadQueue } from "./upload_queue.ts";

export interface UploadFieldProps {
  /** The form gets a value of this name for each file: its id. Without script the field of files itself. */
  name: string;
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
  /** A line that can be typed to each file once it is there; posted as `<name>.<id of the file>`. */
  caption?: { name: string; label: string; longest: number };
  /** What each file belongs to; posted as `<name>.<id of the file>`. */
  part?: { name: string; value: string };
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
  /** The form was sent off while files were under way: by which button, and with which files. */
  const held = useSignal<{ form: HTMLFormElement; by: HTMLElement | null; keys: number[] } | null>(null);
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
  const isStopped = items.some(({ state }) => STOPPED.includes(state));
  /** Somebody wanted to send the form off without a file that is paused or failed. */
  const isMissed = useSignal(false);

  const pastes = part === undefined && takesPasted(rule.extensions);
  const add = (files: Iterable<File> | null | undefined) => {
    const chosen = [...files ?? []];
    if (chosen.length > 0) queue.add(multiple ? chosen : chosen.slice(0, 1));
  };

  useEffect(() => {
    if (!capture) return;
    // Few fields have it. Where it does not come, files are chosen.
    void import("./CaptureBar.tsx").then((module) => setCapture(() => module.CaptureBar), () => {});
  }, []);

  useEffect(() => {
    isLive.value = true;
    // Of several fields of a form what is pasted goes to the one of the whole.
    if (!pastes) return;
    const onPaste = (event: ClipboardEvent) => {
      // Its dialog may have been closed.
      if (!box.current?.isConnected) return;
      const images = pastedImages(event.clipboardData, new Date());
      if (images.length === 0) return;
      event.preventDefault();
      add(images);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);

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
        said.value = texts.stopped;
        box.current?.querySelector<HTMLElement>(".upload-list button")?.focus();
        return;
      }
      held.value = {
        form,
        by: (event as SubmitEvent).submitter,
        keys: queue.items.value.map(({ key }) => key),
      };
      said.value = texts.busy;
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
          id={id}
          type="file"
          // With script its files are sent by themselves and the form gets their ids.
          name={isLive.value ? undefined : name}
          accept={accept}
          multiple={multiple}
          required={required && items.length === 0}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? "true" : undefined}
          onChange={(event) => {
            const field = event.currentTarget;
            add(field.files);
            field.value = "";
          }}
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
      {items.map(({ fileId }) => fileId && <input key={fileId} type="hidden" name={name} value={fileId} />)}
      {part && items.map(({ fileId }) =>
        fileId && <input key={fileId} type="hidden" name={`${part.name}.${fileId}`} value={part.value} />
      )}
      {capture && items.map(({ key, fileId, file }) =>
        fileId && <TakenFile key={key} id={fileId} file={file} />
      )}
      {caption && items.map(({ fileId, file }) =>
        fileId && (
          <Caption
            key={`caption ${fileId}`}
            name={`${caption.name}.${fileId}`}
            label={`${file.name}: ${caption.label}`}
            longest={caption.longest}
          />
        )
      )}
      <p class="off-screen" role="status">{said.value}</p>
      {held.value && <p class="field-hint">{texts.busy}</p>}
      {isMissed.value && <p class="field-error">{texts.stopped}</p>}
    </div>
  );
}

/** A line to a file that was just taken, with the place where its refusal is said. */
function Caption({ name, label, longest }: { name: string; label: string; longest: number }) {
  const id = `f-${name}`;
  return (
    <div class="field">
      <label class="field-label" for={id}>{label}</label>
      <input
        class="input"
        id={id}
        type="text"
        name={name}
        maxLength={longest}
        autocomplete="off"
        aria-describedby={`${id}-error`}
      />
      <p class="field-error" id={`${id}-error`} data-error-of={name}></p>
    </div>
  );
}
