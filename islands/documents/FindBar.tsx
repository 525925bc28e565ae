import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "@/components/Button.tsx";
import { fillText } from "@/islands/fill_text.ts";
import { findInText } from "./find_in_text.ts";

export interface FindBarProps {
  /** Id of what is searched. */
  within: string;
  /** Id of the button that opens it. */
  opener: string;
  texts: {
    find: string;
    next: string;
    previous: string;
    close: string; /** `{at}` of `{count}` */
    found: string;
    none: string;
  };
}

/** Searches a text on the page: marks every place, goes from one to the next by Enter or button, closes by Escape. */
export function FindBar({ within, opener, texts }: FindBarProps) {
  const isOpen = useSignal(false);
  const count = useSignal(0);
  const at = useSignal(0);
  const words = useSignal("");
  const field = useRef<HTMLInputElement>(null);
  const found = useRef<Range[]>([]);

  const show = (to: number) => {
    const { length } = found.current;
    if (length === 0) return;
    at.value = (to + length) % length;
    const range = found.current[at.value]!;
    CSS.highlights?.set("find-current", new Highlight(range));
    range.startContainer.parentElement?.scrollIntoView({ block: "center" });
  };
  const search = (asked: string) => {
    words.value = asked;
    found.current = findInText(document.getElementById(within)!, asked);
    count.value = found.current.length;
    at.value = 0;
    CSS.highlights?.delete("find-current");
    CSS.highlights?.set("find", new Highlight(...found.current));
    show(0);
  };
  const close = () => {
    isOpen.value = false;
    CSS.highlights?.delete("find");
    CSS.highlights?.delete("find-current");
    document.getElementById(opener)?.focus();
  };
  useEffect(() => {
    const button = document.getElementById(opener);
    const open = () => {
      isOpen.value = true;
      search(words.value);
      requestAnimationFrame(() => field.current?.select());
    };
    button?.addEventListener("click", open);
    return () => button?.removeEventListener("click", open);
  }, []);

  if (!isOpen.value) return null;
  return (
    <form
      class="find-bar"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        show(at.value + 1);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
        if (event.key === "Enter" && event.shiftKey) {
          event.preventDefault();
          show(at.value - 1);
        }
      }}
    >
      <input
        ref={field}
        class="input"
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        value={words.value}
        onInput={(event) => search(event.currentTarget.value)}
      />
      <output class="note">
        {words.value.trim() === ""
          ? ""
          : count.value === 0
          ? texts.none
          : fillText(texts.found, { at: at.value + 1, count: count.value })}
      </output>
      <Button kind="quiet" type="button" onClick={() => show(at.value - 1)}>{texts.previous}</Button>
      <Button kind="quiet">{texts.next}</Button>
      <Button kind="quiet" type="button" onClick={close}>{texts.close}</Button>
    </form>
  );
}
