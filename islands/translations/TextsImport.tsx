import { fillText } from "@/islands/fill_text.ts";
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { CheckedRow, CheckedSheet, ImportedTexts } from "@/services/translations/import_texts.ts";
import { call, type Outcome, type TransportTexts } from "../call.ts";
import { SheetDrop } from "../files/SheetDrop.tsx";

export interface TextsImportProps {
  lang: string;
  /** The list that the texts belong to. */
  back: string;
  texts:
    & TransportTexts
    & Record<CheckedRow["state"], string>
    & Record<
      | "file"
      | "drop"
      | "checking"
      | "working"
      | "nothing"
      | "row"
      | "key"
      | "before"
      | "after"
      | "why"
      | "back"
      | "table"
      | "count"
      | "staleToo"
      | "done",
      string
    >
    & { state: string };
}

/** Rows drawn at most: a sheet may have thousands. Refused and stale ones come first. */
const MOST_DRAWN = 500;
const ORDER = ["refused", "stale", "new", "changed", "same"];
const LOOKS: Record<CheckedRow["state"], string> = {
  new: "state state-ok",
  changed: "state state-info",
  same: "state state-mute",
  stale: "state state-warn",
  refused: "state state-err",
};

/** Brings a sheet back: first what each row would do, then the good rows, with or without the stale ones. */
export function TextsImport({ lang, back, texts }: TextsImportProps) {
  const file = useSignal<File | null>(null);
  const busy = useSignal("");
  const found = useSignal<CheckedSheet | null>(null);
  const staleToo = useSignal(false);
  const refusal = useSignal("");
  const done = useSignal<ImportedTexts | null>(null);
  // An answer to an earlier choice is not shown for a later one.
  const turn = useRef(0);

  const formOf = () => {
    const form = new FormData();
    form.set("file", file.value!);
    form.set("lang", lang);
    return form;
  };
  const tell = (outcome: Exclude<Outcome<unknown>, { kind: "done" }>) =>
    refusal.value = [...new Set([outcome.message, ...outcome.errors.map(({ message }) => message)])].join(
      " ",
    );

  const take = async (files: FileList | null | undefined) => {
    if (!files?.[0] || busy.value !== "") return;
    file.value = files[0];
    const own = ++turn.current;
    [found.value, done.value, refusal.value, busy.value] = [null, null, "", texts.checking];
    const outcome = await call<CheckedSheet>("/tis/texts/import-check", formOf(), texts);
    if (own !== turn.current) return;
    busy.value = "";
    if (outcome.kind === "done") found.value = outcome.data;
    else tell(outcome);
  };

  const bring = async () => {
    const form = formOf();
    form.set("goodRowsOnly", "true");
    if (staleToo.value) form.set("staleToo", "true");
    [refusal.value, busy.value] = ["", texts.working];
    const outcome = await call<ImportedTexts>("/tis/texts/import", form, texts);
    busy.value = "";
    if (outcome.kind !== "done") return void tell(outcome);
    [done.value, found.value] = [outcome.data, null];
  };

  const sheet = found.value;
  const count = sheet
    ? sheet.counts.new + sheet.counts.changed + (staleToo.value ? sheet.counts.stale : 0)
    : 0;
  const rows = sheet
    ? [...sheet.rows].sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
    : done.value?.left ?? [];
  return (
    <SheetDrop
      chosen={file.value?.name ?? null}
      texts={texts}
      isBusy={busy.value !== ""}
      isLocked={busy.value !== ""}
      take={(files) => void take(files)}
    >
      <p role="status" class="texts-said">
        {busy.value || (done.value && fillText(texts.done, { changed: done.value.changed })) ||
          (sheet &&
            (["new", "changed", "same", "stale", "refused"] as const)
              .map((state) => `${texts[state]} ${sheet.counts[state]}`).join(" · "))}
      </p>
      <p role="alert" class="field-error">{refusal.value}</p>
      {sheet && (
        <div class="form-actions">
          {sheet.counts.stale > 0 && (
            <label class="check">
              <input
                class="checkbox"
                type="checkbox"
                checked={staleToo.value}
                onChange={(event) => staleToo.value = event.currentTarget.checked}
              />
              <span>{fillText(texts.staleToo, { count: sheet.counts.stale })}</span>
            </label>
          )}
          {count === 0
            ? <span>{texts.nothing}</span>
            : (
              <button class="btn btn-primary" type="button" disabled={busy.value !== ""} onClick={bring}>
                {fillText(texts.count, { count })}
              </button>
            )}
        </div>
      )}
      {done.value && <a class="link" href={back}>{texts.back}</a>}
      {rows.length > 0 && (
        <div class="table-scroll" tabIndex={0} role="region" aria-label={texts.table}>
          <table class="table">
            <thead>
              <tr>
                {[texts.row, texts.state, texts.key, texts.before, texts.after, texts.why].map((head) => (
                  <th key={head} scope="col">{head}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, MOST_DRAWN).map((row) => (
                <tr key={row.row}>
                  <td class="num">{row.row}</td>
                  <td class="nowrap">
                    <span class={LOOKS[row.state]}>{texts[row.state]}</span>
                  </td>
                  <td class="mono">{row.key}</td>
                  <td>{row.before}</td>
                  <td>{row.text}</td>
                  <td>{row.reasons.join(" ")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </SheetDrop>
  );
}
