import {
  readValidity,
  type Validity,
  type ValidityFault,
  writeValidity,
} from "@/services/catalogue_data/format/validity.ts";

/** Conditions of one alternative, as the form has them. */
export const CONDITIONS = [
  "models",
  "all",
  "any",
  "none",
  "from",
  "to",
  "plant",
  "serials",
  "markets",
] as const;
export type ConditionName = typeof CONDITIONS[number];

/** What is typed in the form: alternatives by condition, what they mean, or the piece that cannot be taken. */
export interface TypedValidity {
  alternatives: Record<ConditionName, string>[];
  rows: Validity[];
  /** As files have it. */
  text: string;
  wrong: ValidityFault | null;
}

/** Reads the form out of an address (`0.models=T160&0.from=2024-01-01`); before anything is typed it is what the line has. */
export function typedValidity(query: URLSearchParams, there: readonly Validity[]): TypedValidity {
  const isTyped = query.has("typed");
  const alternatives: Record<ConditionName, string>[] = [];
  const given = isTyped ? [] : there.map((row) => piecesOf(writeValidity([row])));
  for (let at = 0; isTyped && query.has(`${at}.models`); at++) {
    const pieces = Object.fromEntries(
      CONDITIONS.map((name) => [name, query.get(`${at}.${name}`)?.trim() ?? ""]),
    );
    given.push(pieces as Record<ConditionName, string>);
  }
  for (const one of given) {
    if (CONDITIONS.some((name) => one[name] !== "")) alternatives.push(one);
  }
  const text = alternatives.map((one) =>
    CONDITIONS.flatMap((name) => one[name] === "" ? [] : [`${name}=${listed(name, one[name])}`]).join("; ")
  ).join(" | ");
  const rows = text === "" ? [] : readValidity(text);
  return Array.isArray(rows)
    ? { alternatives, rows, text: writeValidity(rows), wrong: null }
    : { alternatives, rows: [], text, wrong: rows };
}

/** Codes may be typed with spaces between them. */
function listed(name: ConditionName, value: string): string {
  return ["models", "all", "any", "none", "markets"].includes(name)
    ? value.split(/[\s,]+/).filter((code) => code !== "").join(",")
    : value;
}

function piecesOf(text: string): Record<ConditionName, string> {
  const found = new Map(text.split("; ").map((piece) => piece.split("=") as [string, string]));
  return Object.fromEntries(CONDITIONS.map((name) => [name, found.get(name) ?? ""])) as Record<
    ConditionName,
    string
  >;
}
