import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { keepStops, roveRights } from "./rove_rights.ts";
import { containsWords, differenceOfTicks, type TickedDifference } from "./right_ticks.ts";

export interface RightTicksProps {
  /** Id of the form with the boxes. */
  form: string;
  texts: { nothing: string; added: string; removed: string; ask: string };
}

const NONE: TickedDifference = { added: [], removed: [] };

/** Ticks all or none, narrows, counts, and says what a save would change, in the form that the server drew. */
export function RightTicks({ form: id, texts }: RightTicksProps) {
  const difference = useSignal(NONE);
  useEffect(() => install(id, (now) => difference.value = now, texts.ask), []);
  const { added, removed } = difference.value;
  return (
    <div class="rights-difference" role="status">
      {added.length + removed.length === 0 && <span>{texts.nothing}</span>}
      {added.length > 0 && <Names word={texts.added} sign="+" names={added} />}
      {removed.length > 0 && <Names word={texts.removed} sign="−" names={removed} />}
    </div>
  );
}

function Names({ word, sign, names }: { word: string; sign: string; names: string[] }) {
  return (
    <details class="rights-names">
      <summary>
        {word} <b class="num">{sign}{names.length}</b>
      </summary>
      <ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>
    </details>
  );
}

function install(id: string, tell: (difference: TickedDifference) => void, ask: string): () => void {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return () => {};
  const boxes = [...form.querySelectorAll<HTMLInputElement>("input[name=rights]")];
  const typed = form.querySelector<HTMLInputElement>("[data-rights-filter]")!;
  const changedOnly = form.querySelector<HTMLInputElement>("[data-rights-changed]")!;
  const givenOnly = form.querySelector<HTMLInputElement>("[data-rights-given]")!;
  let changes = 0;
  let saving = false;

  const count = () => {
    const difference = differenceOfTicks(boxes.map((box) => ({
      checked: box.checked,
      defaultChecked: box.defaultChecked,
      name: box.dataset.name!,
    })));
    changes = difference.added.length + difference.removed.length;
    for (const module of form.querySelectorAll("[data-rights-module]")) {
      const ticked = module.querySelectorAll("input[name=rights]:checked").length;
      module.querySelector("[data-rights-count]")!.textContent = String(ticked);
    }
    tell(difference);
  };
  const narrow = () => {
    const words = typed.value.trim().toLowerCase();
    for (const page of form.querySelectorAll<HTMLElement>("[data-rights-page]")) {
      const whole = containsWords(page.dataset.words!, words);
      let shown = 0;
      for (const line of page.querySelectorAll<HTMLElement>("li[data-words]")) {
        const box = line.querySelector("input")!;
        const fits = (whole || containsWords(`${page.dataset.words} ${line.dataset.words}`, words)) &&
          (!changedOnly.checked || box.checked !== box.defaultChecked) && (!givenOnly.checked || box.checked);
        line.hidden = !fits;
        if (fits) shown++;
      }
      page.hidden = shown === 0;
    }
    for (const module of form.querySelectorAll<HTMLElement>("[data-rights-module]")) {
      module.hidden = !module.querySelector("[data-rights-page]:not([hidden])");
    }
    keepStops(form);
  };
  const unrove = roveRights(form);
  const onChange = () => (count(), narrow());
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-rights=all], [data-rights=none]");
    const around = button?.closest("[data-rights-page], [data-rights-module]");
    if (!button || !around) return;
    for (const box of around.querySelectorAll<HTMLInputElement>("input[name=rights]")) {
      if (!box.closest("li")!.hidden && !box.disabled) box.checked = button.dataset.rights === "all";
    }
    count();
  };
  const onLeave = (event: BeforeUnloadEvent) => {
    if (changes === 0 || saving) return;
    event.preventDefault();
    event.returnValue = ask;
  };
  const onDone = () => saving = true;
  // Enter in the filter must not save.
  const onKey = (event: KeyboardEvent) => event.key === "Enter" && event.preventDefault();
  form.addEventListener("change", onChange);
  form.addEventListener("click", onClick);
  form.addEventListener("tis:done", onDone);
  typed.addEventListener("input", narrow);
  typed.addEventListener("keydown", onKey);
  addEventListener("beforeunload", onLeave);
  count();
  return () => {
    unrove();
    form.removeEventListener("change", onChange);
    form.removeEventListener("click", onClick);
    form.removeEventListener("tis:done", onDone);
    typed.removeEventListener("input", narrow);
    typed.removeEventListener("keydown", onKey);
    removeEventListener("beforeunload", onLeave);
  };
}
