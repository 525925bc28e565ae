import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import { Suggestions, type SuggestionTexts } from "./Suggestions.tsx";
import { type Suggestions as Shown, suggestionsFor } from "./suggestions_for.ts";
import { isVin } from "./is_vin.ts";
import type { Scan, ScanTexts } from "./scan/Scan.tsx";

export interface SearchBoxProps {
  basePath: string;
  /** What was searched for on this page. */
  text?: string;
  /** Vehicle in context: parts are told whether they fit it. */
  vin?: string | null;
  texts: SuggestionTexts & ScanTexts & Record<"search" | "placeholder" | "shortcut", string>;
}

const PAUSE_MS = 120;
/** How long Enter waits for what is still being asked, before it searches. */
const ENTER_WAITS_MS = 1500;

/**
 * The one search box: parts of a VIN, numbers of parts and orders, codes, words. Without script a GET form to the search page, which sends what
 * names one thing on to it; with it suggestions under the field, the best of which Enter opens, arrow keys, Escape, and Ctrl+K from
 * anywhere. What was typed before it came alive is looked for too.
 */
export function SearchBox({ basePath, text = "", vin = null, texts }: SearchBoxProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [at, setAt] = useState(-1);
  /** Fetched when somebody opens the camera, and there while it is open. */
  const [Camera, setCamera] = useState<typeof Scan | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const asking = useRef<AbortController | null>(null);
  const coming = useRef<Promise<Shown | null>>(Promise.resolve(null));
  const items = shown?.groups.flatMap((group) => group.items) ?? [];
  const searchHref = (typed: string) => `${basePath}/SearchPage?${new URLSearchParams({ keyword: typed })}`;
  const isMore = shown !== null && shown.text !== "" && shown.total > 1;
  const allHref = isMore ? searchHref(shown.text) : null;
  const hrefs = [...items.map((item) => item.href), ...(allHref ? [allHref] : [])];

  const close = () => {
    asking.current?.abort();
    setShown(null);
    setAt(-1);
  };

  const ask = (typed: string) => {
    asking.current?.abort();
    const words = typed.trim();
    if (words.length === 1) return close();
    const mine = asking.current = new AbortController();
    coming.current = (async () => {
      await new Promise((wake) => setTimeout(wake, words === "" ? 0 : PAUSE_MS));
      if (mine.signal.aborted) return null;
      const found = await suggestionsFor(words, basePath, vin, mine.signal);
      if (mine.signal.aborted || found === null) return null;
      setShown(found);
      setAt(-1);
      return found;
    })();
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
    // Typed while the page was still coming alive.
    if (document.activeElement === field.current && field.current!.value !== text) ask(field.current!.value);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onElsewhere);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    if (hrefs.length === 0) return ask(field.current!.value);
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    // One place more than there are items: -1 is the field itself.
    setAt((now) => (now + 1 + step + hrefs.length + 1) % (hrefs.length + 1) - 1);
  };

  /** Opens what is chosen, else the best hit for what stands in the field, else the search. */
  const onSubmit = async (event: Event) => {
    event.preventDefault();
    const typed = field.current!.value.trim();
    if (hrefs[at] !== undefined) return location.assign(hrefs[at]);
    if (typed === "") return;
    if (isVin(typed)) {
      return location.assign(`${basePath}/EPCPage?vin=${encodeURIComponent(typed.toUpperCase())}`);
    }
    const late = new Promise<null>((wake) => setTimeout(() => wake(null), ENTER_WAITS_MS));
    const found = shown?.text === typed ? shown : await Promise.race([coming.current, late]);
    const best = found?.text === typed ? found.groups[0]?.items[0]?.href : undefined;
    location.assign(best ?? `${basePath}/SearchPage?${new URLSearchParams({ q: typed })}`);
  };

  const openCamera = async () => {
    const { Scan } = await import("./scan/Scan.tsx");
    setCamera(() => Scan);
  };

  /** What was read stands in the field as if it had been typed; a whole VIN is opened at once. */
  const onRead = (meaning: string) => {
    setCamera(null);
    field.current!.value = meaning;
    field.current!.focus();
    if (isVin(meaning)) field.current!.form!.requestSubmit();
    else ask(meaning);
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
          aria-expanded={hrefs.length > 0 ? "true" : "false"}
          aria-controls="search-suggestions"
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `suggestion-${at}` : undefined}
          onInput={(event) => ask(event.currentTarget.value)}
          onClick={(event) => shown === null && event.currentTarget.value === "" && ask("")}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden="true">{texts.shortcut}</kbd>
        <button
          class="search-scan needs-script"
          type="button"
          title={texts.scan}
          onClick={openCamera}
        >
          <Icon name="scan-barcode" />
        </button>
      </form>
      {Camera && <Camera texts={texts} onRead={onRead} onClose={() => setCamera(null)} />}
      <Suggestions shown={shown} at={at} allHref={allHref} texts={texts} />
    </div>
  );
}
