import { fillText } from "@/islands/fill_text.ts";
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { ImportTexts } from "@/components/registers/import_texts.ts";
import { Icon } from "@/components/Icon.tsx";
import type { ImportCheck, ImportResult, ImportState } from "@/engines/registers/types.ts";
import { call, type Outcome } from "../call.ts";
import { SheetDrop } from "../files/SheetDrop.tsx";

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

/** Rows drawn at first, and how many more each time: a file may have 20,000. */
const AT_ONCE = 200;
const STATES: readonly ImportState[] = ["new", "changed", "same", "refused"];
const LOOKS: Record<ImportState, string> = {
  new: "state state-ok",
  changed: "state state-info",
  same: "state state-dot state-hollow",
  refused: "state state-err",
};

/** Import in two steps: choose a file and see what each row would do; then import all, or the good rows only. */
export function ImportBench({ check, importation, listHref, mayChange, fields, texts }: ImportBenchProps) {
  const file = useSignal<File | null>(null);
  const mode = useSignal<"add" | "change">("add");
  const busy = useSignal<"" | "checking" | "working">("");
  const found = useSignal<ImportCheck | null>(null);
  const shown = useSignal<ImportState | "all">("all");
  const drawn = useSignal(AT_ONCE);
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
    shown.value = outcome.data.counts.refused > 0 ? "refused" : "all";
    drawn.value = AT_ONCE;
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
        {result.value && <Done result={result.value} listHref={listHref} texts={texts} />}
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
          <div class="import-states" role="group" aria-label={texts.state}>
            {(["all", ...STATES] as const).map((state) => (
              <button
                key={state}
                class="btn"
                type="button"
                aria-pressed={shown.value === state ? "true" : "false"}
                onClick={() => {
                  shown.value = state;
                  drawn.value = AT_ONCE;
                }}
              >
                {texts[state]}
                <span class="num">{state === "all" ? rows.rows.length : rows.counts[state]}</span>
              </button>
            ))}
          </div>
          <Rows check={rows} shown={shown.value} drawn={drawn.value} fields={fields} texts={texts} />
          {matching(rows, shown.value).length > drawn.value && (
            <button
              class="btn import-more"
              type="button"
              onClick={() => drawn.value += AT_ONCE}
            >
              {fillText(texts.more, {
                count: Math.min(AT_ONCE, matching(rows, shown.value).length - drawn.value),
              })}
            </button>
          )}
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

function matching(check: ImportCheck, shown: ImportState | "all") {
  return shown === "all" ? check.rows : check.rows.filter(({ state }) => state === shown);
}

function Rows({ check, shown, drawn, fields, texts }: {
  check: ImportCheck;
  shown: ImportState | "all";
  drawn: number;
  fields: ImportBenchProps["fields"];
  texts: ImportTexts;
}) {
  const nameOf = (field: string) => {
    const [own, lang] = field.split(".");
    return lang && !(field in fields) ? `${fields[own!] ?? own} (${lang})` : fields[field] ?? field;
  };
  return (
    <div class="table-scroll import-rows" tabIndex={0} role="region" aria-label={texts.table}>
      <table class="table stack">
        <thead>
          <tr>
            <th scope="col" class="num">{texts.row}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.entry}</th>
            <th scope="col" class="w-[60%]">{texts.why}</th>
          </tr>
        </thead>
        <tbody>
          {matching(check, shown).slice(0, drawn).map((one) => (
            <tr key={one.row}>
              <td class="num" data-label={texts.row}>{one.row}</td>
              <td class="nowrap">
                <span class={LOOKS[one.state]}>{texts[one.state]}</span>
              </td>
              <td class="title">
                {one.title}
                {one.key && one.key !== one.title && <span class="mono text-ink-3">{one.key}</span>}
              </td>
              <td>
                {one.reasons.map((reason, index) => (
                  <span class="import-reason" key={index}>
                    {reason.field && <b>{nameOf(reason.field)}:</b>} {reason.message}
                  </span>
                ))}
                {one.state === "changed" &&
                  fillText(texts.changes, { fields: one.changed.map(nameOf).join(texts.comma) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Done({ result, listHref, texts }: { result: ImportResult; listHref: string; texts: ImportTexts }) {
  const { added, changed, same, left } = result;
  const said = fillText(texts.done, { added, changed, same });
  return (
    <p class="notice notice-ok import-done">
      <Icon name="circle-check" />
      <span>
        {said}
        {left.length > 0 && `; ${fillText(texts.left, { count: left.length })}`}{" "}
        <a class="link" href={listHref}>{texts.back}</a>
      </span>
    </p>
  );
}
