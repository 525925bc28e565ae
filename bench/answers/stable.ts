/** What is another in each recording, told by what it is. */
const UNSTABLE: readonly (readonly [RegExp, string])[] = [
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "UUID"],
  [/\b[0-9a-f]{8}…/gi, "UUID…"],
  // Kept mails are named by the hash of an id.
  [/\b[0-9a-f]{32}\.eml\b/g, "MAIL.eml"],
  [/https?:\/\/127\.0\.0\.1:\d+/g, "ORIGIN"],
  [/127\.0\.0\.1:\d+/g, "HOST"],
  // Written into mails before messages are put in order, and by whichever order the dealer management system took first.
  [/(ORIGIN\/tis\/MyMessage\?open=)\d+/g, "$1N"],
  [/\bD\d{7}\b/g, "DMS-NUMBER"],
  // A document made into a PDF bears the moment in which it was made.
  [/sha256: [0-9a-f]{64}(?=(?:\\n|\n)madeFrom: UUID(?:\\n|\n)mediaType: application\/pdf)/g, "sha256: PDF"],
  [/__frsh_c=[0-9a-f]+/g, "__frsh_c=BUILD"],
  [/\/_fresh\/js\/[0-9a-f]+\//g, "/_fresh/js/BUILD/"],
  [/'nonce-[^']+'/g, "'nonce-NONCE'"],
  // The clock nearly stands still, but not wholly.
  [/(T\d\d:\d\d:\d\d)\.\d+(Z|\+00:00)/g, "$1$2"],
  [/(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)\.\d+(\+00)/g, "$1$2"],
  // On a machine with much else to do a recording takes more than one of the clock's seconds; its starts are at these minutes.
  [/(?<=2026-11-18[T ]\d\d:(?:05|06|10|20):0)\d/g, "0"],
  // Tokens of sessions, machines and links: 32 bytes as base64url.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w-])/g, "TOKEN"],
  [/\b00-[0-9a-f]{32}-[0-9a-f]{16}-0\d\b/g, "TRACE"],
];

/** A text as it is in every recording of the same program. */
export function stable(text: string): string {
  // deno-lint-ignore tis/no-data-in-replacement -- the words above are written as patterns
  return UNSTABLE.reduce((done, [pattern, word]) => done.replace(pattern, word), text);
}

/** JSON with members in the order of their names, a line each, as it is in every recording. */
export function stableJson(value: unknown): string {
  return stable(JSON.stringify(sorted(value), null, 1));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([one], [other]) => one < other ? -1 : 1).map((
      [name, held],
    ) => [name, sorted(held)]),
  );
}
