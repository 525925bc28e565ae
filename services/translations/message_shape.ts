import { IntlMessageFormat } from "intl-messageformat";
import { type Lang, tagOf } from "@/kernel/texts/languages.ts";

/** What a message leaves open, by name. */
interface MessageShape {
  /** `value` for texts, numbers and plurals alike: a language without plurals writes a plain number. */
  placeholders: Map<string, "value" | "date" | "time" | "select">;
  /** Choices of each select. */
  selects: Map<string, Set<string>>;
  /** Categories of each plural; exact ones (`=0`) are left out. */
  plurals: { name: string; type: Intl.PluralRuleType; categories: Set<string> }[];
}

/** What is wrong with a text, as a key of the refusals with what its sentence needs. */
export interface MessageProblem {
  rule:
    | "text-broken"
    | "text-placeholder-missing"
    | "text-placeholder-unknown"
    | "text-choice-different"
    | "text-plural-missing"
    | "text-plural-unknown";
  params: Record<string, string | readonly string[]>;
}

/** Kinds of elements of a parsed message (@formatjs/icu-messageformat-parser, TYPE). */
const KIND = {
  literal: 0,
  argument: 1,
  number: 2,
  date: 3,
  time: 4,
  select: 5,
  plural: 6,
  pound: 7,
} as const;

interface Element {
  type: number;
  value: string;
  pluralType?: Intl.PluralRuleType;
  /** A name, or what a skeleton such as `::currency/EUR` was read as. */
  style?: string | { parsedOptions: object } | null;
  options?: Record<string, { value: Element[] }>;
}

const shapes = new Map<string, MessageShape | string>();

/** The shape of a message (ICU MessageFormat), or what the parser says against it. */
function shapeOf(text: string): MessageShape | string {
  let shape = shapes.get(text);
  if (shape === undefined) {
    shape = read(text);
    // Texts of the program are a few thousand; what people type comes beside.
    if (shapes.size > 50_000) shapes.clear();
    shapes.set(text, shape);
  }
  return shape;
}

function read(text: string): MessageShape | string {
  const shape: MessageShape = { placeholders: new Map(), selects: new Map(), plurals: [] };
  if (!/[{}']/.test(text)) return shape;
  let elements: Element[];
  try {
    elements = new IntlMessageFormat(text, "en", undefined, { ignoreTag: true })
      .getAst() as unknown as Element[];
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const walk = (all: readonly Element[]) => {
    for (const one of all) {
      if (one.type === KIND.literal || one.type === KIND.pound) continue;
      requireStyle(one);
      const kind = one.type === KIND.date
        ? "date"
        : one.type === KIND.time
        ? "time"
        : one.type === KIND.select
        ? "select"
        : "value";
      const other = shape.placeholders.get(one.value);
      // A text cannot be written as a day beside being written as it is: every page with it would fail.
      if (
        other !== undefined && other !== kind && [other, kind].some((one) => one === "date" || one === "time")
      ) {
        throw new Error(`{${one.value}} is used as ${other} and as ${kind}`);
      }
      shape.placeholders.set(one.value, kind);
      const options = Object.keys(one.options ?? {});
      if (one.type === KIND.select) {
        shape.selects.set(one.value, new Set([...shape.selects.get(one.value) ?? [], ...options]));
      }
      if (one.type === KIND.plural) {
        const categories = new Set(options.filter((option) => !option.startsWith("=")));
        shape.plurals.push({ name: one.value, type: one.pluralType ?? "cardinal", categories });
      }
      for (const { value } of Object.values(one.options ?? {})) walk(value);
    }
  };
  try {
    walk(elements);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return shape;
}

/** Throws for a style that parses and can format nothing, such as `::currency/XX`: every page with the text would fail. */
function requireStyle({ type, style }: Element): void {
  if (typeof style !== "object" || style === null) return;
  if (type === KIND.number) new Intl.NumberFormat("en", style.parsedOptions);
  if (type === KIND.date || type === KIND.time) new Intl.DateTimeFormat("en", style.parsedOptions);
}

/** Names of the placeholders of a text as people write them: `{count}`. */
export function placeholdersOf(text: string): string[] {
  const shape = shapeOf(text);
  return typeof shape === "string" ? [] : [...shape.placeholders.keys()].sort().map((name) => `{${name}}`);
}

/**
 * What stands against a text in place of the source's: syntax, placeholders that are missing or that nobody fills, choices other than the
 * source's, and plurals that lack a category of the language (CLDR, plural rules).
 */
export function messageProblems(source: string, text: string, lang: Lang): MessageProblem[] {
  const shape = shapeOf(text);
  if (typeof shape === "string") return [{ rule: "text-broken", params: { reason: shape } }];
  const wanted = shapeOf(source);
  if (typeof wanted === "string") return [];
  const problems: MessageProblem[] = [];
  for (const [name, kind] of wanted.placeholders) {
    if (shape.placeholders.get(name) !== kind) {
      problems.push({ rule: "text-placeholder-missing", params: { name: said(name, kind) } });
    }
  }
  for (const name of shape.placeholders.keys()) {
    if (!wanted.placeholders.has(name)) {
      problems.push({ rule: "text-placeholder-unknown", params: { name: `{${name}}` } });
    }
  }
  for (const [name, choices] of wanted.selects) {
    const here = shape.selects.get(name);
    if (here && here.symmetricDifference(choices).size > 0) {
      problems.push({ rule: "text-choice-different", params: { name, choices: [...choices] } });
    }
  }
  return [...problems, ...pluralProblems(shape, lang)];
}

function said(name: string, kind: string): string {
  return kind === "value" ? `{${name}}` : `{${name}, ${kind}}`;
}

const ofLanguages = new Map<string, ReadonlySet<string>>();

/** Asked for each text with a plural, of which there are hundreds. */
function categoriesOf(lang: Lang, type: Intl.PluralRuleType): ReadonlySet<string> {
  const key = `${lang} ${type}`;
  let categories = ofLanguages.get(key);
  if (!categories) {
    categories = new Set(new Intl.PluralRules(tagOf(lang), { type }).resolvedOptions().pluralCategories);
    ofLanguages.set(key, categories);
  }
  return categories;
}

function pluralProblems({ plurals }: MessageShape, lang: Lang): MessageProblem[] {
  return plurals.flatMap(({ name, type, categories }): MessageProblem[] => {
    const known = categoriesOf(lang, type);
    // In Romance languages `many` is for millions in short writing, which the portal never uses.
    const missing = [...known].filter((one) => !categories.has(one) && (one !== "many" || known.has("few")));
    const unknown = [...categories].filter((one) => !known.has(one));
    return [
      ...(missing.length > 0
        ? [{ rule: "text-plural-missing" as const, params: { name, categories: missing } }]
        : []),
      ...(unknown.length > 0
        ? [{ rule: "text-plural-unknown" as const, params: { name, categories: unknown } }]
        : []),
    ];
  });
}
