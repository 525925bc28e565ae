import type { Run } from "./types.ts";

/** A run as CSV (RFC 4180): a line a sample, a column a value, what somebody noted in the last one. Numbers have a point, as machines read them. */
export function runCsv(run: Run, words: { seconds: string; note: string }): string {
  const head = [
    words.seconds,
    ...run.signals.map(({ name, unit }) => unit === null ? name : `${name} [${unit}]`),
    words.note,
  ];
  const lines = run.samples.map(({ seconds, values }, index) => {
    const next = run.samples[index + 1]?.seconds ?? Infinity;
    const noted = run.marks.filter((mark) => mark.seconds >= seconds && mark.seconds < next);
    return [
      seconds.toFixed(3),
      ...run.signals.map(({ identifier }) => values[identifier] ?? ""),
      noted.map(({ note }) => note).join("; "),
    ];
  });
  // The mark says UTF-8 to spreadsheets.
  return "\uFEFF" + [head, ...lines].map((line) => line.map(cell).join(",") + "\r\n").join("");
}

/** What a spreadsheet would take for a formula is text. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+@\t\r-]/.test(value) && !/^-?[\d.]+$/.test(value)
    ? `'${value}`
    : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
