/** Words that mean the same to whoever looks for something; the project's own first. */
const SAME_MEANING = [
  ["page", "route", "routes", "screen"],
  ["delete", "remove", "retire", "expire", "drop", "purge", "clean"],
  ["old", "older", "retention"],
  ["mail", "email"],
  ["right", "permission", "grant", "granted", "authorisation", "authorization"],
  ["edit", "change", "write", "writing", "update", "modify"],
  ["view", "viewing", "read", "show", "shown"],
  ["send", "sent"],
  ["sheet", "xlsx", "excel", "spreadsheet"],
  ["column", "field"],
  ["job", "clock", "cron", "schedule", "scheduled"],
  ["limit", "max", "maximum", "largest", "longest", "most"],
  ["variable", "setting", "environment", "config", "configuration", "env"],
  ["push", "dms", "handover"],
  ["store", "dealer"],
  ["message", "notification", "notify"],
  ["remind", "reminder"],
  ["nav", "menu", "navigation"],
  ["refusal", "refuse", "error"],
  ["bytes", "size"],
  ["upload", "attachment"],
  ["login", "signin", "logon"],
  ["draw", "drawing", "render"],
  ["dtc", "diagnostic"],
  ["translation", "translate", "i18n"],
  ["css", "style", "styles", "class"],
  ["alert", "alarm"],
  ["metric", "metrics", "telemetry"],
  ["user", "people", "person", "account"],
];

/** Names of several words that the code writes as one. */
const PHRASES: [RegExp, string][] = [
  [/dealer management system/g, "dms"],
  [/hand(?:s|ed)?[\s-]+over/g, "handover"],
  [/hand-overs/g, "handover"],
  [/second[\s-]factor/g, "secondfactor"],
  [/\b(?:2fa|mfa)\b/g, "secondfactor"],
];

/** What every sentence has and no name is known by. */
const SAYS_NOTHING = new Set(
  "a an and are as at be by can for from has hands have how i if in into is it its lets made may of on one or that the their them this to was what when where which who whom with"
    .split(" "),
);

const FIRST = new Map(
  SAME_MEANING.flatMap(([first, ...others]) => others.map((word) => [stem(word), stem(first!)] as const)),
);

/** What words mean that were met before: the project says its few thousand over and over. */
const met = new Map<string, string>();

/** Words of a text or name as what they mean: without endings, and each by the first of those that mean the same. */
export function conceptsOf(text: string): string[] {
  return wordsOf(text).filter((word) => !SAYS_NOTHING.has(word)).map((word) => {
    const known = met.get(word);
    if (known !== undefined) return known;
    const stemmed = stem(word);
    const concept = FIRST.get(stemmed) ?? stemmed;
    met.set(word, concept);
    return concept;
  });
}

/** Words of a text or name in lower case: `sendOrder`, `send_order` and 'Send order' have the same. */
export function wordsOf(text: string): string[] {
  const plain = PHRASES.reduce(
    (said, [phrase, word]) => said.replace(phrase, () => word),
    text.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase(),
  );
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** A word without the endings of its forms: 'deletes', 'deleted' and 'deleting' are one. */
function stem(word: string): string {
  const short = word.replace(/ies$/, "y").replace(/(?:ing|ed|es|e|s)$/, "");
  return short.length >= 3 ? short : word;
}
