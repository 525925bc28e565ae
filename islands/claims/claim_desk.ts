import { signal } from "@preact/signals";
import type { ClaimFigures } from "@/services/claims/claim_figures.ts";
import { type ClaimDates, dateFaults } from "@/services/claims/claim_dates.ts";
import { type ClaimTotals, claimTotals } from "@/services/claims/claim_totals.ts";
import { ask } from "../ask.ts";
import type { TransportTexts } from "../call.ts";
import { rowsOf } from "../rows/rows_editor.ts";

/** A pause in typing before the server is asked, ms. */
const PAUSE_MS = 400;

/** What the form comes to now; null before the server was asked. The parts of the page that show it share it. */
export const figures = signal<ClaimFigures | null>(null);
/** Totals of what is typed. */
export const totals = signal<ClaimTotals | null>(null);

/** The form of a claim as this page has it. */
interface DeskOptions {
  form: HTMLFormElement;
  id: number;
  texts: TransportTexts;
  /** The sentence of a rule about days. */
  sentence: (rule: string) => string;
}

/**
 * Asks the server what the rows are called and cost while they are typed, fills that in, reckons the totals by the server's own function, and says at once
 * which days cannot follow each other.
 *
 * @returns what ends it
 */
export function followClaim({ form, id, texts, sentence }: DeskOptions): () => void {
  const stop = new AbortController();
  let asked = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";
  const reckon = () => {
    totals.value = totalsOf(form, figures.value?.laborRate ?? null);
    sayDates(form, figures.value?.today ?? "9999-12-31", sentence);
  };
  const look = async () => {
    const so = claimInForm(form);
    const key = JSON.stringify(so);
    if (key !== last) {
      last = key;
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      const outcome = await ask("get /tis/claim-figures", { id, ...so }, texts, { signal });
      if (signal.aborted || outcome.kind !== "done") return;
      figures.value = outcome.data;
      fillIn(form, outcome.data);
    }
    reckon();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), PAUSE_MS);
  };
  for (const type of ["input", "change"]) form.addEventListener(type, later, { signal: stop.signal });
  // Rows go and move by buttons.
  form.addEventListener("click", later, { signal: stop.signal });
  void look();
  return () => {
    stop.abort();
    asked.abort();
    clearTimeout(timer);
  };
}

function cells(form: HTMLFormElement, name: string): HTMLElement[] {
  const editor = form.querySelector<HTMLElement>(`[data-rows="${name}"]`);
  return editor ? rowsOf(editor) : [];
}

function cell(row: HTMLElement, name: string): HTMLInputElement | null {
  return row.querySelector<HTMLInputElement>(`[data-cell="${name}"]`);
}

function valueOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value.trim() : "";
}

/** What the form says that figures are asked by; rows without a code are none. */
function claimInForm(form: HTMLFormElement) {
  const typed = (of: string, code: string) =>
    cells(form, of).map((row) => cell(row, code)?.value.trim() ?? "").filter(Boolean);
  const causal = cells(form, "parts").find((row) => cell(row, "causal")?.checked);
  return {
    vin: valueOf(form, "vin"),
    mileage: valueOf(form, "mileage").replaceAll(/\D/g, "") || undefined,
    saleDate: valueOf(form, "saleDate") || undefined,
    faultDate: valueOf(form, "faultDate") || undefined,
    repairDate: valueOf(form, "repairDate") || undefined,
    labor: typed("labor", "laborTimeCode"),
    parts: typed("parts", "partCode"),
    causalPart: (causal && cell(causal, "partCode")?.value.trim()) || undefined,
  };
}

/** Puts what follows from the codes into the cells that nobody types in, and days of the vehicle where none are typed. */
function fillIn(form: HTMLFormElement, { labor, parts, vehicle }: ClaimFigures): void {
  const put = (row: HTMLElement, name: string, value: string | number | null) => {
    const field = cell(row, name);
    if (field && field.value !== String(value ?? "")) field.value = String(value ?? "");
  };
  const filled = (of: string, code: string) =>
    cells(form, of).filter((row) => (cell(row, code)?.value.trim() ?? "") !== "");
  filled("labor", "laborTimeCode").forEach((row, place) => {
    const item = labor[place];
    put(row, "laborTimeName", item?.name ?? null);
    put(row, "minutes", item?.minutes ?? null);
    put(row, "chargedMinutes", item?.chargedMinutes ?? null);
    put(row, "shared", item?.shared ?? null);
  });
  filled("parts", "partCode").forEach((row, place) => {
    put(row, "partName", parts[place]?.name ?? null);
    put(row, "price", parts[place]?.price ?? null);
  });
  for (const name of ["productionDate", "saleDate"] as const) {
    const field = form.elements.namedItem(name);
    const known = vehicle?.[name];
    if (known && field instanceof HTMLInputElement && field.value === "") {
      field.value = known;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}

/** The totals of what stands in the rows. */
function totalsOf(form: HTMLFormElement, laborRate: string | null): ClaimTotals {
  const number = (row: HTMLElement, name: string) => {
    const typed = cell(row, name)?.value.trim() ?? "";
    return /^\d+$/.test(typed) ? Number(typed) : null;
  };
  return claimTotals(
    cells(form, "labor").filter((row) => cell(row, "laborTimeCode")?.value.trim()).map((row) => ({
      chargedMinutes: number(row, "chargedMinutes"),
    })),
    cells(form, "parts").filter((row) => cell(row, "partCode")?.value.trim()).map((row) => ({
      partNum: number(row, "partNum"),
      price: /^\d+(\.\d{1,2})?$/.test(cell(row, "price")?.value ?? "") ? cell(row, "price")!.value : null,
    })),
    laborRate,
  );
}

/** The sentence of a broken rule at its day, before anything is saved. */
function sayDates(form: HTMLFormElement, today: string, sentence: (rule: string) => string): void {
  const names = ["productionDate", "saleDate", "faultDate", "repairDate"] as const;
  const dates: ClaimDates = Object.fromEntries(names.map((name) => [name, valueOf(form, name) || null]));
  const faults = new Map(dateFaults(dates, today).map(({ field, rule }) => [field, rule]));
  for (const name of names) {
    const line = form.querySelector<HTMLElement>(`[data-error-of="${name}"]`);
    const field = form.elements.namedItem(name);
    const rule = faults.get(name);
    if (line) line.textContent = rule ? sentence(rule) : "";
    if (field instanceof HTMLElement) {
      if (rule) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
    }
  }
}
