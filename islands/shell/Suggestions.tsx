import { Icon } from "@/components/Icon.tsx";
import { Vin } from "@/components/Mark.tsx";
import type { SuggestionGroup } from "./suggestions_for.ts";

const ICONS = { vehicles: "car-front", numbers: "cog", parts: "cog", figures: "component" };

/** What the search box suggests, in groups; item `at` is the one Enter opens. Nothing is drawn until something was asked. */
export function Suggestions(
  { groups, at, texts }: {
    groups: SuggestionGroup[] | null;
    at: number;
    texts: Record<"suggestions" | "none" | "enter" | "not" | "unknown" | SuggestionGroup["kind"], string>;
  },
) {
  let place = -1;
  return (
    <div
      class="search-panel"
      id="search-suggestions"
      role="listbox"
      aria-label={texts.suggestions}
      hidden={!groups}
    >
      {groups?.length === 0 && (
        <p class="search-note" role="option" aria-disabled="true" aria-selected="false">{texts.none}</p>
      )}
      {groups?.map((group) => (
        <div key={group.kind} role="group" aria-label={texts[group.kind]}>
          <p class="search-group" aria-hidden="true">{texts[group.kind]}</p>
          {group.items.map((item) => {
            place++;
            return (
              <a
                key={item.href}
                class="search-option"
                id={`suggestion-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === at ? "true" : "false"}
                href={item.href}
              >
                <Icon name={ICONS[group.kind]} />
                <Vin>{item.label}</Vin>
                {item.note && <span class="note">{item.note}</span>}
                {item.fit && item.fit.fit !== "fits" && (
                  <span class={item.fit.fit === "not" ? "search-unfit" : "search-open"}>
                    <Icon name={item.fit.fit === "not" ? "circle-x" : "circle-question-mark"} />
                    {texts[item.fit.fit]}
                    {item.fit.reason && ` (${item.fit.reason})`}
                  </span>
                )}
                <kbd aria-hidden="true">{texts.enter}</kbd>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
