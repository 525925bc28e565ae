import type { TextParams } from "@/kernel/texts/texts.ts";
import type { RefusalKey } from "./catalogue.ts";

/** One refused field: its name as the caller wrote it, the rule, and what the rule's sentence needs. */
export interface FieldRefusal {
  field: string;
  rule: RefusalKey | string;
  params?: TextParams;
}

/**
 * A rule said no. Not a fault: it has a sentence in the catalogue, names the fields where there are any, and loses
 * nothing of what was typed. `data` travels in the envelope beside the errors (such as the vehicles to choose from).
 */
export class Refusal extends Error {
  constructor(
    readonly key: RefusalKey,
    readonly params: TextParams = {},
    readonly fields: readonly FieldRefusal[] = [],
    readonly data: Record<string, unknown> = {},
  ) {
    super(toldOf(key, params, fields));
    this.name = "Refusal";
  }
}

/** Makes a refusal to throw: `throw refuse("published-not-editable", { code })`. */
export function refuse(
  key: RefusalKey,
  params: TextParams = {},
  fields: readonly FieldRefusal[] = [],
  data: Record<string, unknown> = {},
): Refusal {
  return new Refusal(key, params, fields, data);
}

/** A refusal of one field by the catalogue's own sentence. */
export function refuseField(field: string, key: RefusalKey, params: TextParams = {}): Refusal {
  return new Refusal(key, params, [{ field, rule: key, params }]);
}

/** What is refused, for logs and tests: `invalid-input: quantity rule.too_small {"limit":1}`. */
function toldOf(key: RefusalKey, params: TextParams, fields: readonly FieldRefusal[]): string {
  const own = Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : "";
  if (fields.length === 0) return key + own;
  const named = fields.map(({ field, rule, params = {} }) =>
    `${field} ${rule}${Object.keys(params).length > 0 ? ` ${JSON.stringify(params)}` : ""}`
  );
  return `${key}${own}: ${named.join(", ")}`;
}
