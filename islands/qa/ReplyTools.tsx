import { useSignal } from "@preact/signals";
import type { LinkTarget } from "@/engines/links/find_targets.ts";
import type { ReplyTemplate } from "@/services/qa/reply_templates.ts";
import { call, type TransportTexts } from "../call.ts";

export interface ReplyToolsProps {
  /** Id of the form whose text is written. */
  form: string;
  /** Call that finds what can be linked. */
  url: string;
  templates: readonly ReplyTemplate[];
  texts: TransportTexts & Record<"template" | "choose" | "link" | "words" | "find" | "none", string>;
}

/** What helps to write an answer: texts to begin with, and links to what it names. Both are inserted where the cursor is. */
export function ReplyTools({ form, url, templates, texts }: ReplyToolsProps) {
  const words = useSignal(""), said = useSignal("");
  const found = useSignal<LinkTarget[]>([]);
  const insert = (text: string) => {
    const field = document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(form)} textarea[name=body]`);
    if (!field) return;
    const { selectionStart: at, selectionEnd: end, value } = field;
    const apart = at > 0 && !/\s$/.test(value.slice(0, at)) ? " " : "";
    field.focus();
    field.setRangeText(`${apart}${text}`, at, end, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const look = async () => {
    const asked = words.value.trim();
    if (asked === "") return;
    const outcome = await call<LinkTarget[]>(
      `${url}?${new URLSearchParams({ words: asked })}`,
      undefined,
      texts,
    );
    found.value = outcome.kind === "done" ? outcome.data : [];
    said.value = outcome.kind !== "done" ? outcome.message : outcome.data.length === 0 ? texts.none : "";
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
      <details>
        <summary class="btn">{texts.link}</summary>
        <div class="reply-links">
          <input
            class="input"
            type="search"
            aria-label={texts.words}
            placeholder={texts.words}
            maxLength={200}
            value={words.value}
            onInput={({ currentTarget }) => words.value = currentTarget.value}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              void look();
            }}
          />
          <button class="btn" type="button" onClick={() => void look()}>{texts.find}</button>
          <p role="status">{said.value}</p>
          {found.value.length > 0 && (
            <ul>
              {found.value.map((one) => (
                <li key={`${one.kind} ${one.id}`}>
                  <button class="link" type="button" onClick={() => insert(one.code)}>
                    <span class="mono">{one.code}</span> {one.title} <span class="note">{one.kindName}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </div>
  );
}
