import { Icon } from "@/components/Icon.tsx";
import { Vin } from "@/components/Mark.tsx";
import { fillText } from "../fill_text.ts";
import type { Suggestion, SuggestionGroup, Suggestions as Shown } from "./suggestions_for.ts";

const ICONS = {
  vehicles: "car-front",
  jobs: "shopping-cart",
  numbers: "cog",
  orders: "package-check",
  series: "car",
  figures: "component",
  parts: "cog",
  documents: "file-exclamation-point",
  pages: "file-text",
};

/** Kinds that people know by their code. */
const BY_CODE: ReadonlySet<string> = new Set(["vehicles", "jobs", "numbers", "orders", "figures", "parts"]);

export type SuggestionTexts = Record<
  | "suggestions"
  | "none"
  | "enter"
  | "best"
  | "recent"
  | "all"
  | "superseded"
  | "not"
  | "unknown"
  | SuggestionGroup["kind"],
  string
>;

/**
 * What the search box suggests, in groups, the best first; Enter opens item `at`, or the first one while none is chosen, which is said above
 * them. The last line leads to all results. Nothing is drawn until something was asked.
 */
export function Suggestions(
  { shown, at, allHref, texts }: {
    shown: Shown | null;
    at: number;
    /** Address of all results, where there are more than are shown. */
    allHref: string | null;
    texts: SuggestionTexts;
  },
) {
  const groups = shown?.groups ?? [];
  const items = groups.flatMap((group) => group.items);
  const told = items[at] ?? (at < 0 && shown?.text ? items[0] : undefined);
  const isRecent = shown?.text === "";
  return (
    <div class="search-panel" hidden={!shown || (isRecent && items.length === 0)}>
      <p class="search-best" role="status" hidden={!shown || (items.length > 0 && !told)}>
        {told ? fillText(texts.best, { name: told.short }) : shown && items.length === 0 ? texts.none : ""}
      </p>
      <div id="search-suggestions" role="listbox" aria-label={texts.suggestions}>
        {groups.map((group) => (
          <div key={group.kind} role="group" aria-label={texts[group.kind]}>
            <p class="search-group" aria-hidden="true">
              {isRecent ? `${texts.recent}: ${texts[group.kind]}` : texts[group.kind]}
            </p>
            {group.items.map((item) => (
              <Option
                key={item.href}
                item={item}
                kind={group.kind}
                place={items.indexOf(item)}
                chosen={items.indexOf(item) === at}
                best={item === told}
                texts={texts}
              />
            ))}
          </div>
        ))}
        {allHref && (
          <a
            class="search-option search-all"
            id={`suggestion-${items.length}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === items.length ? "true" : "false"}
            href={allHref}
          >
            <Icon name="list-checks" />
            {fillText(texts.all, { count: shown!.total >= 1000 ? "1000+" : shown!.total })}
            <kbd aria-hidden="true">{texts.enter}</kbd>
          </a>
        )}
      </div>
    </div>
  );
}

function Option(
  { item, kind, place, chosen, best, texts }: {
    item: Suggestion;
    kind: SuggestionGroup["kind"];
    place: number;
    chosen: boolean;
    best: boolean;
    texts: SuggestionTexts;
  },
) {
  return (
    <a
      class="search-option"
      id={`suggestion-${place}`}
      role="option"
      tabIndex={-1}
      aria-selected={chosen ? "true" : "false"}
      data-best={best ? "" : undefined}
      href={item.href}
    >
      <Icon name={ICONS[kind]} />
      <span class="search-words">
        {BY_CODE.has(kind) ? <Vin>{item.label}</Vin> : <span class="search-name">{item.label}</span>}
        {item.note && <span class="note">{item.note}</span>}
        <Marks item={item} texts={texts} />
      </span>
      <kbd aria-hidden="true">{texts.enter}</kbd>
    </a>
  );
}

/** Below the name: that it is superseded, and why it may not fit. */
function Marks({ item, texts }: { item: Suggestion; texts: SuggestionTexts }) {
  const fit = item.fit && item.fit.fit !== "fits" ? item.fit : null;
  if (!item.superseded && !fit) return null;
  const told = fit && `${texts[fit.fit as "not" | "unknown"]}${fit.reason ? ` (${fit.reason})` : ""}`;
  return (
    <span class="search-marks">
      {item.superseded && <span class="search-open">{texts.superseded}</span>}
      {fit && (
        <span class={fit.fit === "not" ? "search-unfit" : "search-open"} title={told!}>
          <Icon name={fit.fit === "not" ? "circle-x" : "circle-question-mark"} />
          <span>{told}</span>
        </span>
      )}
    </span>
  );
}
