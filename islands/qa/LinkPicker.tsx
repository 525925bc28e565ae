import { useSignal } from "@preact/signals";
import type { LinkTarget } from "@/engines/links/find_targets.ts";
import { call, type TransportTexts } from "../call.ts";

export interface LinkPickerProps {
  /** Call that finds what can be linked. */
  url: string;
  texts: TransportTexts & Record<"words" | "find" | "none", string>;
  /** Takes the code of what was picked. */
  onPick: (code: string) => void;
}

/** Finds what an answer can name, by number, code or words. */
export function LinkPicker({ url, texts, onPick }: LinkPickerProps) {
  const words = useSignal(""), said = useSignal("");
  const found = useSignal<LinkTarget[]>([]);
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
              <button class="link" type="button" onClick={() => onPick(one.code)}>
                <span class="mono">{one.code}</span> {one.title} <span class="note">{one.kindName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
