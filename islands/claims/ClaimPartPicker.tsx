import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { type Answered, ask } from "../ask.ts";
import type { TransportTexts } from "../call.ts";
import { rowsOf } from "../rows/rows_editor.ts";
import { addPart } from "./add_part.ts";
import { figures } from "./claim_desk.ts";

/** A pause in typing before the server is asked, ms. */
const PAUSE_MS = 300;
const SHOWN = 8;

type Hit = Answered<"get /tis/sas/part-search">["records"][number];

export interface ClaimPartPickerProps {
  /** Id of the form that is written in. */
  form: string;
  texts: TransportTexts & Record<"label" | "none" | "add" | "fits" | "not" | "unknown" | "added", string>;
}

/** Looks for parts by number or name, says of each whether it fits the vehicle, and puts the chosen one into the table; below it whether those that are there fit. */
export function ClaimPartPicker({ form: formId, texts }: ClaimPartPickerProps) {
  const hits = useSignal<readonly Hit[] | null>(null);
  const said = useSignal("");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const asked = useRef(new AbortController());
  const form = () => document.getElementById(formId) as HTMLFormElement;
  const look = async (keyword: string) => {
    asked.current.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    if (keyword.length < 2) return void (hits.value = null);
    const field = form().elements.namedItem("vin");
    const vin = field instanceof HTMLInputElement ? field.value.trim() : "";
    const outcome = await ask(
      "get /tis/sas/part-search",
      {
        keyword,
        pageSize: SHOWN,
        // Of a VIN that is no vehicle nothing would be answered at all.
        ...(vin.length === 17 && figures.value?.vehicle ? { vin } : {}),
      },
      texts,
      { signal },
    );
    if (signal.aborted) return;
    if (outcome.kind === "done") hits.value = outcome.data.records;
    else said.value = outcome.message;
  };
  const choose = ({ shown, name }: Hit) => {
    const editor = form().querySelector<HTMLElement>('[data-rows="parts"]');
    if (!editor) return;
    addPart(editor, rowsOf(editor), shown);
    said.value = `${texts.added} ${shown} ${name}`;
    hits.value = null;
  };
  const fitText = ({ fit, reason }: NonNullable<Hit["fit"]>) =>
    `${texts[fit]}${reason === null ? "" : ` · ${reason}`}`;
  const there = figures.value?.parts.filter(({ name }) => name !== null) ?? [];
  return (
    <div class="entry-field" data-wide="" data-part-picker="">
      <label class="field-label needs-script" htmlFor="claim-part-search">{texts.label}</label>
      <input
        id="claim-part-search"
        name="_part"
        class="input needs-script"
        type="search"
        autocomplete="off"
        onInput={(event) => {
          // What is looked for is no part of the draft.
          event.stopPropagation();
          clearTimeout(timer.current);
          const keyword = event.currentTarget.value.trim();
          timer.current = setTimeout(() => void look(keyword), PAUSE_MS);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <p class="off-screen" role="status">{said.value}</p>
      {hits.value?.length === 0 && <p class="note">{texts.none}</p>}
      {hits.value && hits.value.length > 0 && (
        <ul class="claim-hits">
          {hits.value.map((hit) => (
            <li key={hit.partNumber}>
              <button
                type="button"
                class="btn claim-hit"
                aria-label={`${texts.add} ${hit.shown} ${hit.name}`}
                onClick={() => choose(hit)}
              >
                <span class="mono">{hit.shown}</span> <span>{hit.name}</span>
                {hit.fit && <small data-fit={hit.fit.fit}>{fitText(hit.fit)}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {there.some(({ fit }) => fit !== null) && (
        <ul class="claim-fits">
          {there.map(({ partCode, fit }) =>
            fit && (
              <li key={partCode} data-fit={fit.fit}>
                <span class="mono">{partCode}</span> {fitText(fit)}
              </li>
            )
          )}
        </ul>
      )}
    </div>
  );
}
