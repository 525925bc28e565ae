import { fillText } from "@/islands/fill_text.ts";
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { ImportTexts } from "@/components/registers/import_texts.ts";
import type { ImportCheck, ImportResult } from "@/engines/registers/types.ts";
import { call, type Outcome } from "../call.ts";
import { SheetDrop } from "../files/SheetDrop.tsx";
import { ImportRows } from "./ImportRows.tsx";
import { ImportDone } from "./ImportDone.tsx";

export interface ImportBenchProps {
  /** Call that says what every row would do. */
  check: string;
  /** Call that imports. */
  importation: string;
  /** The list that it is imported into. */
  listHref: string;
  /** Entries that are there may be changed. */
  mayChange: boolean;
  /** Names of fields in the reader's language. */
  fields: Readonly<Record<string, string>>;
  texts: ImportTexts;
}

/** Import in two steps: choose a file and see what each row would do; then import all, or the good rows only. */
export function ImportBench({ check, importation, listHref, mayChange, fields, texts }: ImportBenchProps) {
  const file = useSignal<File | null>(null);
  const mode = useSignal<"add" | "change">("add");
  const busy = useSignal<"" | "checking" | "working">("");
  const found = useSignal<ImportCheck | null>(null);
  const refusal = useSignal("");
  const result = useSignal<ImportResult | null>(null);
  // An answer to an earlier choice is not shown for a later one.
  const turn = useRef(0);

  const formOf = (extra: Record<string, string> = {}) => {
    const form = new FormData();
    form.set("file", file.value!);
    form.set("mode", mode.value);
    for (const [name, value] of Object.entries(extra)) form.set(name, value);
    return form;
  };

  const look = async () => {
    if (!file.value) return;
    const own = ++turn.current;
    busy.value = "checking";
    found.value = null;
    result.value = null;
    refusal.value = "";
    const outcome = await call<ImportCheck>(check, formOf(), texts);
    if (own !== turn.current) return;
    busy.value = "";
    if (outcome.kind !== "done") return tell(outcome);
    found.value = outcome.data;
  };

  const bring = async (goodRowsOnly: boolean) => {
    busy.value = "working";
    refusal.value = "";
    const outcome = await call<ImportResult>(
      importation,
      formOf(goodRowsOnly ? { goodRowsOnly: "true" } : {}),
      texts,
    );
    busy.value = "";
    if (outcome.kind !== "done") return tell(outcome);
    result.value = outcome.data;
    found.value = null;
  };

  const tell = (outcome: Exclude<Outcome<unknown>, { kind: "done" }>) => {
    refusal.value = [outcome.message, ...outcome.errors.map(({ message }) => message)]
      .filter((text, index, all) => text && all.indexOf(text) === index).join(" ");
  };

  const take = (files: FileList | null | undefined) => {
    const first = files?.[0];
    if (!first || busy.value === "working") return;
    file.value = first;
    void look();
  };

  const { value: rows } = found;
  const bad = rows?.counts.refused ?? 0;
  const good = rows ? rows.counts.new + rows.counts.changed : 0;
  return (
    <SheetDrop
      chosen={file.value?.name ?? null}
      texts={texts}
      isBusy={busy.value !== ""}
      isLocked={busy.value === "working"}
      take={take}
      beside={mayChange && (
        <fieldset class="field import-mode">
          <legend class="field-label">{texts.mode}</legend>
          {(["add", "change"] as const).map((one) => (
            <label class="check" key={one}>
              <input
                class="radio"
                type="radio"
                name="mode"
                value={one}
                checked={mode.value === one}
                disabled={busy.value === "working"}
                onChange={() => {
                  mode.value = one;
                  void look();
                }}
              />
              <span>{one === "add" ? texts.modeAdd : texts.modeChange}</span>
            </label>
          ))}
        </fieldset>
      )}
    >
      <div role="status">
        {busy.value !== "" && (
          <p class="import-busy">
            <progress class="progress" aria-label={texts[busy.value]} />
            {texts[busy.value]}
          </p>
        )}
        {result.value && <ImportDone result={result.value} listHref={listHref} texts={texts} />}
        {rows && (
          <p class="import-verdict">
            {bad > 0 ? texts.badOnly : good > 0 ? texts.ready : texts.nothing}
            {rows.unknownColumns.length > 0 && (
              <span class="text-warn">
                {" "}
                {fillText(texts.unknown, { columns: rows.unknownColumns.join(texts.comma) })}
              </span>
            )}
          </p>
        )}
      </div>
      <p class="entry-refused" role="alert">{refusal.value}</p>
      {rows && (
        <>
          <ImportRows check={rows} fields={fields} texts={texts} />
          <div class="import-acts">
            {bad > 0 && good > 0 && (
              <button
                class="btn"
                type="button"
                disabled={busy.value !== ""}
                onClick={() => void bring(true)}
              >
                {fillText(texts.good, { count: good })}
              </button>
            )}
            {bad === 0 && good > 0 && (
              <button
                class="btn btn-primary"
                type="button"
                disabled={busy.value !== ""}
                onClick={() => void bring(false)}
              >
                {fillText(texts.rows, { count: good })}
              </button>
            )}
          </div>
        </>
      )}
    </SheetDrop>
  );
}
