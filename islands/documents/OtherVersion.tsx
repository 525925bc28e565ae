import { useSignal } from "@preact/signals";

/** A part that two have changed, each to something else. */
export interface Contested {
  part: string;
  label: string;
  mine: string;
  theirs: string;
}

export type OtherVersionTexts = Record<
  "mine" | "theirs" | "empty" | "keepMine" | "takeTheirs" | "decide" | "chooseEach" | "stale",
  string
>;

/** Shows both versions of what two have changed, part by part, and lets the writer say which of them stays. */
export function OtherVersion({ parts, texts, onDecide }: {
  parts: readonly Contested[];
  texts: OtherVersionTexts;
  onDecide: (choices: ReadonlyMap<string, "mine" | "theirs">) => void;
}) {
  const choices = useSignal<ReadonlyMap<string, "mine" | "theirs">>(new Map());
  const choose = (part: string, which: "mine" | "theirs") =>
    choices.value = new Map([...choices.value, [part, which]]);
  const isDecided = parts.every(({ part }) => choices.value.has(part));
  const all = (which: "mine" | "theirs") => onDecide(new Map(parts.map(({ part }) => [part, which])));
  return (
    <section class="document-other" aria-label={texts.theirs}>
      <p role="alert">{texts.stale}</p>
      {parts.map(({ part, label, mine, theirs }) => (
        <fieldset key={part} class="document-other-part" data-contested={part}>
          <legend class="facts-title">{label}</legend>
          {([["mine", texts.mine, mine], ["theirs", texts.theirs, theirs]] as const).map((
            [which, head, said],
          ) => (
            <label key={which} class="document-other-side">
              <span class="document-other-head">
                <input
                  type="radio"
                  name={`_contested.${part}`}
                  checked={choices.value.get(part) === which}
                  onChange={(event) => {
                    event.stopPropagation();
                    choose(part, which);
                  }}
                />
                {head}
              </span>
              <span class="document-other-text">{said || <i>{texts.empty}</i>}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <div class="document-acts">
        {parts.length > 1 && (
          <button
            class="btn btn-primary"
            type="button"
            disabled={!isDecided}
            title={isDecided ? undefined : texts.chooseEach}
            onClick={() => onDecide(choices.value)}
          >
            {texts.decide}
          </button>
        )}
        <button class="btn" type="button" onClick={() => all("mine")}>{texts.keepMine}</button>
        <button class="btn" type="button" onClick={() => all("theirs")}>{texts.takeTheirs}</button>
      </div>
    </section>
  );
}
