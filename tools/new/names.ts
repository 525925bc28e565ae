import { Refused } from "./refused.ts";

/** Spellings of what is named, with an example each. */
const SPELLINGS = {
  route: [/^[A-Za-z][A-Za-z0-9]*$/, "letters and digits: LiftManage"],
  noun: [/^[A-Z][A-Za-z0-9]*$/, "capitalised words in one: WorkshopLift"],
  operation: [/^[a-z][A-Za-z0-9]*$/, "a verb first, in camel case: countFavorites"],
  method: [/^(get|post)$/, "get for a reading, post for a change"],
  path: [
    /^\/tis(\/([a-z0-9-]+|\{[a-z][A-Za-z0-9]*\}))+$/,
    "lower case below /tis: /tis/lifts/{code}/inspections",
  ],
  right: [/^(session|[A-Za-z0-9]+:[a-z-]+)$/, "the route of a page and an action: LiftManage:edit"],
  event: [
    /^[a-z]+\.[a-z]+(-[a-z]+)*$/,
    "what it is of in one word, a dot, and what happened, in the past tense: epc.order-sent",
  ],
  member: [/^[a-z][A-Za-z0-9]*$/, "camel case: orderNumber"],
  key: [/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "lower-case words with hyphens: order-sent-twice"],
  column: [/^[a-z][a-z0-9_]*$/, "snake case, as the database has it: lift_checks"],
  text: [/^[a-z][a-z_]*(\.[A-Za-z0-9_-]+)+$/, "the file and the key in it: orders.send_all"],
  words: [/\S/, "words"],
} as const satisfies Record<string, readonly [RegExp, string]>;

export type Spelling = keyof typeof SPELLINGS;

/** A name that is spelled as its kind is; refuses another, with an example. */
export function spelled(kind: Spelling, name: string | undefined, what: string): string {
  const [pattern, example] = SPELLINGS[kind];
  if (name === undefined) throw new Refused(`${what} is missing: ${example}`);
  if (!pattern.test(name)) throw new Refused(`'${name}' is no ${what}: ${example}`);
  return name;
}

/** `WorkshopLift` as `["workshop", "lift"]`, `order-sent` as `["order", "sent"]`. */
export function wordsOf(name: string): string[] {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase().split(/[-_.]/);
}

/** `["order", "sent"]` as `orderSent`. */
export function camel(words: readonly string[]): string {
  return words.map((word, index) => index === 0 ? word : word[0]!.toUpperCase() + word.slice(1)).join("");
}

/** `["workshop", "lift"]` as `Workshop lift`. */
export function sentence(words: readonly string[]): string {
  const joined = words.join(" ");
  return joined[0]!.toUpperCase() + joined.slice(1);
}
