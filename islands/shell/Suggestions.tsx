import { Icon } from "@/components/Icon.tsx";
import { Vin } from "@/components/Mark.tsx";
import type { SuggestionGroup } from "./suggestions_for.ts";

const ICONS: Record<string, string> = {
  vehicle: "car",
  part: "component",
  figure: "component",
  folder: "folder",
};

/** What the search box suggests, in groups; item `at` is the one Enter opens. Nothing is drawn until something was asked. */
export function Suggestions(
  { groups, at, texts }: {
    groups: SuggestionGroup[] | null;
    at: number;
    texts: { suggestions: string; none: string; enter: string };
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
        <div key={group.kind} role="group" aria-label={group.title}>
          <p class="search-group" aria-hidden="true">{group.title}</p>
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
                <Icon name={ICONS[group.kind] ?? "search"} />
                {item.mono ? <Vin>{item.label}</Vin> : <span>{item.label}</span>}
                {item.note && <span class="note">{item.note}</span>}
                <kbd aria-hidden="true">{texts.enter}</kbd>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
