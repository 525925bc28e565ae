import { fillText } from "@/islands/fill_text.ts";
import { useSignal } from "@preact/signals";
import type { ImportTexts } from "@/components/registers/import_texts.ts";
import type { ImportCheck, ImportState } from "@/engines/registers/types.ts";

/** Rows drawn at first, and how many more each time: a file may have 20,000. */
const AT_ONCE = 200;
const STATES: readonly ImportState[] = ["new", "changed", "same", "refused"];
const LOOKS: Record<ImportState, string> = {
  new: "state state-ok",
  changed: "state state-info",
  same: "state state-dot state-hollow",
  refused: "state state-err",
};

/** What each row of a file would do, by state; rows that are refused come into sight first. */
export function ImportRows({ check, fields, texts }: {
  check: ImportCheck;
  fields: Readonly<Record<string, string>>;
  texts: ImportTexts;
}) {
  const shown = useSignal<ImportState | "all">(check.counts.refused > 0 ? "refused" : "all");
  const drawn = useSignal(AT_ONCE);
  const rows = shown.value === "all" ? check.rows : check.rows.filter(({ state }) => state === shown.value);
  return (
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
            <span class="num">{state === "all" ? check.rows.length : check.counts[state]}</span>
          </button>
        ))}
      </div>
      <RowTable rows={rows.slice(0, drawn.value)} fields={fields} texts={texts} />
      {rows.length > drawn.value && (
        <button
          class="btn import-more"
          type="button"
          onClick={() => drawn.value += AT_ONCE}
        >
          {fillText(texts.more, { count: Math.min(AT_ONCE, rows.length - drawn.value) })}
        </button>
      )}
    </>
  );
}

function RowTable({ rows, fields, texts }: {
  rows: ImportCheck["rows"];
  fields: Readonly<Record<string, string>>;
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
          {rows.map((one) => (
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
