import { parse } from "postgres-array";

/**
 * The arrays in use, told to the client from the start; each by its type's number in pg_type. It could learn them by a query of its
 * own on a new connection, but a query that came in between would send them as plain text.
 */
export const ARRAYS = {
  // text, varchar, name and uuid
  textArray: {
    to: 1009,
    from: [1009, 1015, 1003, 2951],
    serialize: arrayLiteral,
    parse: (text: string) => parse(text),
  },
  dayArray: { to: 1182, from: [1182], serialize: arrayLiteral, parse: (text: string) => parse(text) },
  bigintArray: {
    to: 1016,
    from: [1016],
    serialize: arrayLiteral,
    parse: (text: string) => parse(text, safeInteger),
  },
  integerArray: {
    to: 1007,
    from: [1007],
    serialize: arrayLiteral,
    parse: (text: string) => parse(text, safeInteger),
  },
};

/** `bigint` as a number; one that a number cannot hold is refused. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}

/** PostgreSQL's writing of an array (its manual, section 8.15.2): every item quoted, null as NULL. */
function arrayLiteral(value: unknown): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) throw new TypeError(`not an array: ${String(value)}`);
  return `{${value.map(itemLiteral).join(",")}}`;
}

function itemLiteral(item: unknown): string {
  if (item === null || item === undefined) return "NULL";
  if (Array.isArray(item)) return arrayLiteral(item);
  return `"${String(item).replace(/["\\]/g, "\\$&")}"`;
}
