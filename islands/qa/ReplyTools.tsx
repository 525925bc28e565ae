import { useState } from "preact/hooks";
import type { ReplyTemplate } from "@/services/qa/reply_templates.ts";
import { toast } from "../form/toast_store.ts";
import type { LinkPicker, LinkPickerProps } from "./LinkPicker.tsx";

export interface ReplyToolsProps {
  /** Id of the form whose text is written. */
  form: string;
  /** Call that finds what can be linked. */
  url: string;
  templates: readonly ReplyTemplate[];
  texts: LinkPickerProps["texts"] & Record<"template" | "choose" | "link", string>;
}

/** What helps to write an answer: texts to begin with, and links to what it names. Both are inserted where the cursor is; what finds links is fetched when it is opened. */
export function ReplyTools({ form, url, templates, texts }: ReplyToolsProps) {
  const [Picker, setPicker] = useState<typeof LinkPicker | null>(null);
  const insert = (text: string) => {
    const field = document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(form)} textarea[name=body]`);
    if (!field) return;
    const { selectionStart: at, selectionEnd: end, value } = field;
    const apart = at > 0 && !/\s$/.test(value.slice(0, at)) ? " " : "";
    field.focus();
    field.setRangeText(`${apart}${text}`, at, end, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const openPicker = async () => {
    try {
      const { LinkPicker } = await import("./LinkPicker.tsx");
      setPicker(() => LinkPicker);
    } catch {
      toast("error", texts.network);
    }
  };
  return (
    <div class="reply-tools">
      {templates.length > 0 && (
        <label class="reply-template">
          <span class="off-screen">{texts.template}</span>
          <select
            class="select"
            onChange={({ currentTarget }) => {
              const chosen = templates.find(({ code }) => code === currentTarget.value);
              if (chosen) insert(chosen.body);
              currentTarget.value = "";
            }}
          >
            <option value="">{texts.choose}</option>
            {templates.map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
          </select>
        </label>
      )}
      <details onToggle={({ currentTarget }) => currentTarget.open && Picker === null && void openPicker()}>
        <summary class="btn">{texts.link}</summary>
        {Picker && <Picker url={url} texts={texts} onPick={insert} />}
      </details>
    </div>
  );
}
