/** A rule of a field that the browser can look after by itself, with its sentence; the server looks after all of them. */
export type FieldRule =
  & { says: string }
  & (
    | { test: "required" }
    | { test: "longest"; limit: number }
    | { test: "pattern"; source: string; flags?: string }
    | { test: "range"; min?: number; max?: number }
  );

/**
 * The first rule that the values of a field break, or null.
 *
 * @param values of all its controls: one, or one a language or box; blank ones count as none
 */
export function brokenRule(rules: readonly FieldRule[], values: readonly string[]): FieldRule | null {
  const given = values.map((value) => value.trim()).filter((value) => value !== "");
  return rules.find((rule) =>
    rule.test === "required" ? given.length === 0 : given.some((value) => breaks(rule, value))
  ) ??
    null;
}

function breaks(rule: FieldRule, value: string): boolean {
  switch (rule.test) {
    case "longest":
      return value.length > rule.limit;
    case "pattern":
      return !new RegExp(rule.source, rule.flags).test(value);
    case "range": {
      const number = Number(value);
      return Number.isNaN(number) || number < (rule.min ?? -Infinity) || number > (rule.max ?? Infinity);
    }
    default:
      return false;
  }
}
