import type { Translate } from "@/kernel/texts/texts.ts";
import type { Fit } from "./fit/fit_types.ts";

/** One condition as the SQL function `applicability_conditions` tells it; `met` null: not known. */
export interface Condition {
  kind:
    | "production_from"
    | "production_to"
    | "options_all"
    | "options_any"
    | "options_none"
    | "models"
    | "markets"
    | "plant"
    | "serial_from"
    | "serial_to";
  met: boolean | null;
  codes?: string[];
  day?: string;
  plant?: string;
  serial?: number;
}

/** Names of option values, model codes, markets and plants that the conditions mention, by code. */
export interface CodeNames {
  options: ReadonlyMap<string, string>;
  models: ReadonlyMap<string, string>;
  markets: ReadonlyMap<string, string>;
  plants: ReadonlyMap<string, string>;
  /** Model codes of the series that is shown: of a figure that serves several, the others are not told. */
  ownModels: ReadonlySet<string>;
}

type NameKind = "options" | "models" | "markets" | "plants";

/** Names told one by one; of more, how many there are. */
const TOLD_MOST = 4;

/** Which names the conditions need. */
export function codesIn(applicability: Condition[][]): Record<NameKind, string[]> {
  const found = {
    options: new Set<string>(),
    models: new Set<string>(),
    markets: new Set<string>(),
    plants: new Set<string>(),
  };
  for (const condition of applicability.flat()) {
    const into = condition.kind.startsWith("options")
      ? found.options
      : condition.kind === "models"
      ? found.models
      : found.markets;
    for (const code of condition.codes ?? []) into.add(code);
    if (condition.plant) found.plants.add(condition.plant);
  }
  return {
    options: [...found.options],
    models: [...found.models],
    markets: [...found.markets],
    plants: [...found.plants],
  };
}

/**
 * Why a line does not fit, or is not known to: the conditions of the row that comes nearest (it stands first) that fail,
 * or that cannot be answered. Null when it fits.
 */
export function reasonOf(
  t: Translate,
  fit: Fit,
  applicability: Condition[][],
  names: CodeNames,
): string | null {
  const nearest = applicability[0];
  if (fit === "fits" || !nearest) return null;
  const open = nearest.filter((condition) => condition.met === (fit === "not" ? false : null));
  const sentences = open.map((condition) => {
    const said = sentenceOf(t, condition, names);
    if (fit === "not") return said;
    return t("epc.reason.unknown", { what: t(`epc.unknown.${condition.kind}`), said });
  });
  return sentences.join(t("epc.reason.separator"));
}

/** For which vehicles a line is valid: one sentence a row. */
export function applicabilityInWords(t: Translate, applicability: Condition[][], names: CodeNames): string[] {
  const rows = applicability.map((row) =>
    row
      // A serial number is told with its plant.
      .filter((condition) =>
        condition.kind !== "plant" || !row.some((other) => other.kind.startsWith("serial"))
      )
      .map((condition) => sentenceOf(t, condition, names))
      .join(t("epc.reason.separator"))
  );
  // A row without any condition says: for all.
  return rows.includes("") ? [] : rows;
}

function sentenceOf(t: Translate, condition: Condition, names: CodeNames): string {
  const key = `epc.reason.${condition.kind}`;
  const list = (of: NameKind, how: "and" | "or") => {
    const codes = condition.codes ?? [];
    const own = of === "models" ? codes.filter((code) => names.ownModels.has(code)) : [];
    const all = [...new Set((own.length > 0 ? own : codes).map((code) => names[of].get(code) ?? code))];
    const told = all.slice(0, TOLD_MOST).join(t(`epc.reason.${how}`));
    return all.length <= TOLD_MOST
      ? told
      : t("epc.reason.more", { names: told, count: all.length - TOLD_MOST });
  };
  const plant = condition.plant ? names.plants.get(condition.plant) ?? condition.plant : "";
  switch (condition.kind) {
    case "production_from":
      return t(key, { day: startOf(condition.day!) });
    case "production_to":
      return t(key, { day: endOf(condition.day!) });
    case "options_all":
      return t(key, { names: list("options", "and") });
    case "options_any":
    case "options_none":
      return t(key, { names: list("options", "or") });
    case "models":
      return t(key, { names: list("models", "or") });
    case "markets":
      return t(key, { names: list("markets", "or") });
    case "plant":
      return t(key, { plant });
    case "serial_from":
    case "serial_to":
      return t(key, { plant, serial: String(condition.serial) });
  }
}

/** A first day is told by its month when the month begins with it. */
function startOf(day: string): string {
  return day.endsWith("-01") ? day.slice(0, 7) : day;
}

/** A last day is told by its month when the month ends with it. */
function endOf(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1 ? day.slice(0, 7) : day;
}
