import { fillText } from "@/islands/fill_text.ts";
import type { EditorTexts } from "./editor_texts.ts";
import { inOrder, type Spot } from "./hotspot_board.ts";

/** Numbers of the parts table, each placed or missing, and hotspots whose number is not in it. */
export function CalloutList({ listed, spots, selected, pending, onChoose, texts }: {
  listed: readonly { callout: string; name: string }[];
  spots: readonly Spot[];
  selected: string | null;
  /** The missing number that is drawn next. */
  pending: string | null;
  onChoose: (callout: string) => void;
  texts: EditorTexts;
}) {
  const placed = new Set(spots.map(({ callout }) => callout));
  const known = new Set(listed.map(({ callout }) => callout));
  const extra = [...new Set(inOrder(spots).map(({ callout }) => callout))].filter((one) => !known.has(one));
  const done = listed.filter(({ callout }) => placed.has(callout)).length;
  const rows = [
    ...listed.map(({ callout, name }) => ({
      callout,
      name,
      state: placed.has(callout) ? "placed" as const : "missing" as const,
    })),
    ...extra.map((callout) => ({ callout, name: "", state: "extra" as const })),
  ];
  const looks = {
    placed: "state state-ok",
    missing: "state state-dot state-hollow",
    extra: "state state-warn",
  };
  return (
    <section class="spot-callouts" aria-labelledby="spot-callouts">
      <h2 id="spot-callouts">
        {texts.callouts}
        <small>{fillText(texts.count, { done, all: listed.length })}</small>
      </h2>
      <ul>
        {rows.map(({ callout, name, state }) => (
          <li key={callout}>
            <button
              type="button"
              aria-pressed={pending === callout || selected === callout ? "true" : "false"}
              onClick={() => onChoose(callout)}
            >
              <b class="mono">{callout}</b>
              <span>{name}</span>
              <span class={looks[state]}>{pending === callout ? texts.drawNext : texts[state]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
