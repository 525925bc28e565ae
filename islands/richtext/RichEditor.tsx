import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { RichDocument } from "@/engines/richtext/rich_document.ts";
import type { TransportTexts } from "../call.ts";
import { EditorTools } from "./EditorTools.tsx";
import type { SendPictures } from "./paste.ts";
import { type PictureRules, sendPictures } from "./send_pictures.ts";

export interface RichEditorProps {
  /** The form posts the tree under it, as JSON. */
  name: string;
  /** What the text is called, for assistive technology. */
  label: string;
  tree: RichDocument;
  /** Id of what stands in its place without script, which is taken away. */
  fallback: string;
  /** Id of the sentence that refuses it. */
  errorId: string;
  lang: string;
  /** Where pictures go; null: it takes none. */
  pictures: PictureRules | null;
  /** Call that finds what links lead to; null: it takes no links. */
  linkPath: string | null;
  takesWeb: boolean;
  transport: TransportTexts;
  texts: Record<string, string>;
}

/** Hands what was typed into the plain area before the editor was there to the editor. */
function takeOver(area: HTMLTextAreaElement, write: (typed: string) => void): void {
  if (area.value === area.defaultValue) return;
  write(area.value);
  // A browser that brings fields back as they were must not bring this one back over what is written since.
  area.value = area.defaultValue;
}

type Mounted = { view: EditorView; module: typeof import("./mounted.ts") };

/** Writes a rich text: the editor's own script is fetched when a page has one. Without script what stands in its place is used. */
export function RichEditor(props: RichEditorProps) {
  const { name, label, tree, fallback, errorId, lang, pictures, transport, texts } = props;
  const place = useRef<HTMLDivElement>(null);
  const posted = useRef<HTMLInputElement>(null);
  const mounted = useSignal<Mounted | null>(null);
  const state = useSignal<EditorState | null>(null);
  const said = useSignal("");

  const waiting = useRef(0);
  const send: SendPictures = async (files, how) => {
    if (!pictures) return files.map(() => null);
    waiting.current++;
    said.value = texts.sending!;
    const sent = await sendPictures(files, pictures[how], transport);
    waiting.current--;
    said.value = sent.map(({ message }) => message).filter(Boolean).join(" ");
    return sent.map(({ id }) => id);
  };

  useEffect(() => {
    let isGone = false;
    const stop = new AbortController();
    // A picture that is still under way is not in the draft yet.
    addEventListener("beforeunload", (event) => waiting.current > 0 && event.preventDefault(), {
      signal: stop.signal,
    });
    void import("./mounted.ts").then((module) => {
      if (isGone) return;
      const plain = document.getElementById(fallback);
      const area = plain?.querySelector("textarea") ?? null;
      const isWritten = area !== null && document.activeElement === area;
      if (area) area.disabled = true;
      if (plain) plain.hidden = true;
      // No property of its element: drawing it anew would put the first text back.
      posted.current!.value = JSON.stringify(tree);
      posted.current!.disabled = false;
      const view = module.mountEditor({
        place: place.current!,
        tree,
        attributes: {
          role: "textbox",
          "aria-multiline": "true",
          "aria-label": label,
          "aria-describedby": errorId,
          class: "rich-text rich-written",
          lang,
        },
        onChange(now) {
          posted.current!.value = JSON.stringify(now);
          posted.current!.dispatchEvent(new Event("change", { bubbles: true }));
        },
        onState: (now) => state.value = now,
        send,
        onMissing: (count) => said.value = texts.missing!.replace("{count}", () => String(count)),
      });
      // Another part of the page brings a text back that was not saved.
      posted.current!.addEventListener("restore", () => {
        module.writeAnew(view, JSON.parse(posted.current!.value));
      }, { signal: stop.signal });
      mounted.value = { view, module };
      // What it begins with, for whoever compares with it.
      posted.current!.dispatchEvent(new Event("written", { bubbles: true }));
      if (area) takeOver(area, (typed) => module.writeTyped(view, typed));
      // Not at once: the browser first takes the focus from the area that is gone.
      if (isWritten) requestAnimationFrame(() => view.focus());
    });
    return () => {
      isGone = true;
      stop.abort();
      mounted.value?.view.destroy();
    };
  }, []);

  return (
    <div class="rich-editor" data-live={mounted.value ? "" : undefined}>
      <p class="field-label" aria-hidden="true">{label}</p>
      <input type="hidden" name={name} disabled ref={posted} data-rich="" />
      {mounted.value && state.value && (
        <EditorTools {...props} {...mounted.value} state={state.value} send={send} />
      )}
      <div ref={place} />
      <p class="field-hint" role="status">{said.value}</p>
    </div>
  );
}
