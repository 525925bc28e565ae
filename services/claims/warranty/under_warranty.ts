/** For how long and how far: null of the kilometers: as far as it goes. */
export interface WarrantyTerm {
  months: number;
  km: number | null;
}

/** A fault as far as the warranty goes by it. Days are 'yyyy-MM-dd'; null: not told. */
export interface WarrantyCase {
  /** The warranty begins with the sale. */
  saleDate: string | null;
  faultDate: string | null;
  mileage: number | null;
}

/** Whether a fault is within a term, and why not; `until` is the last day of it. `open`: too little is told to say. */
export type Warranty =
  | { answer: "open" | "unsold" }
  | { answer: "within" | "too-late" | "too-far"; until: string };

/** Whether a fault lies within the term of its vehicle: a hint for who claims and who decides, never a refusal. */
export function underWarranty(
  { saleDate, faultDate, mileage }: WarrantyCase,
  { months, km }: WarrantyTerm,
): Warranty {
  if (faultDate === null || mileage === null) return { answer: "open" };
  if (saleDate === null) return { answer: "unsold" };
  const until = monthsAfter(saleDate, months);
  if (faultDate > until) return { answer: "too-late", until };
  return { answer: km !== null && mileage > km ? "too-far" : "within", until };
}

/** The last day of so many months that begin on a day: the one before it in the last of them, or the end of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const end = new Date(Date.UTC(year, month - 1 + months, 1));
  const days = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  // Where the month has no such day, its end is the last one; else the day before it is.
  end.setUTCDate(date > days ? days : date - 1);
  return end.toISOString().slice(0, 10);
}
