import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import { Suggestions } from "./Suggestions.tsx";
import { type SuggestionGroup, suggestionsFor } from "./suggestions_for.ts";
import { isVin } from "./is_vin.ts";

export interface SearchBoxProps {
  basePath: string;
  /** What was searched for on this page. */
  text?: string;
  /** Vehicle in context: parts are told whether they fit it. */
  vin?: string | null;
  texts: Record<
    | "search"
    | "placeholder"
    | "shortcut"
    | "suggestions"
    | "none"
    | "enter"
    | "not"
    | "unknown"
    | SuggestionGroup["kind"],
    string
  >;
}

const PAUSE_MS = 120;

/**
 * The one search box: VIN, part number, code or words. Without script a GET form to the search page, which sends a VIN on to
 * its catalogue; with it suggestions under the field, arrow keys, Enter, Escape, and Ctrl+K from anywhere.
 */
export function SearchBox({ basePath, text = "", vin = null, texts }: SearchBoxProps) {
  const [groups, setGroups] = useState<SuggestionGroup[] | null>(null);
  const [at, setAt] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const asking = useRef<AbortController | null>(null);
  const items = groups?.flatMap((group) => group.items) ?? [];

  const close = () => {
    asking.current?.abort();
    setGroups(null);
    setAt(-1);
  };

  const ask = (typed: string) => {
    asking.current?.abort();
    if (typed.trim().length < 2) return close();
    const mine = asking.current = new AbortController();
    setTimeout(async () => {
      if (mine.signal.aborted) return;
      const found = await suggestionsFor(typed, basePath, vin, mine.signal);
      if (mine.signal.aborted || found === null) return;
      setGroups(found);
      setAt(-1);
    }, PAUSE_MS);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    const onElsewhere = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onElsewhere);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onElsewhere);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    if (items.length === 0) return ask(field.current!.value);
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    // One place more than there are items: -1 is the field itself.
    setAt((now) => (now + 1 + step + items.length + 1) % (items.length + 1) - 1);
  };

  const onSubmit = (event: Event) => {
    const typed = field.current!.value.trim();
    const chosen = items[at]?.href ??
      (isVin(typed) ? `${basePath}/EPCPage?vin=${encodeURIComponent(typed.toUpperCase())}` : null);
    if (typed !== "" && chosen === null) return;
    event.preventDefault();
    if (chosen !== null) location.assign(chosen);
  };

  return (
    <div class="search-box" ref={box}>
      <form
        class="search-field"
        action={`${basePath}/SearchPage`}
        method="get"
        role="search"
        aria-label={texts.search}
        onSubmit={onSubmit}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterkeyhint="search"
          name="q"
          {
            // Spread: compiled beforehand, it would be an attribute of that name.
            ...{ defaultValue: text }
          }
          placeholder={texts.placeholder}
          aria-label={texts.search}
          autocomplete="off"
          spellcheck={false}
          role="combobox"
          aria-expanded={groups ? "true" : "false"}
          aria-controls="search-suggestions"
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `suggestion-${at}` : undefined}
          onInput={(event) => ask(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden="true">{texts.shortcut}</kbd>
      </form>
      <Suggestions groups={groups} at={at} texts={texts} />
    </div>
  );
}
