import type { Known } from "./known.ts";
import type { Plan } from "./plan.ts";
import { sentence, wordsOf } from "./names.ts";
import { Refused } from "./refused.ts";

/** What a recipe is given: the words behind its name, its options, the portal as it is, and the plan to write into. */
export interface Asked {
  words: readonly string[];
  options: Readonly<Record<string, string>>;
  known: Known;
  plan: Plan;
  root: string;
}

/** A kind of thing that can be added. */
export interface Recipe {
  /** How it is called: `page DOMAIN ROUTE "English title" "Chinese title"`. */
  usage: string;
  options?: readonly string[];
  /** Fills the plan; answers what is left to say by hand. Throws `Refused`. */
  fill(asked: Asked): Promise<string[]>;
}

/** A domain that is there, and that the portal reads: what is declared in another one would be nowhere. */
export function domainOf({ known }: Asked, name: string | undefined): string {
  if (name !== undefined && known.unread.includes(name)) {
    throw new Refused(
      `domains.ts does not read services/${name}/domain.ts yet: import what it exports there, ` +
        "and name it in KNOWN where it is to stand in the navigation",
    );
  }
  if (name !== undefined && known.domains.includes(name)) return name;
  const told = name === undefined ? "a domain is missing" : `there is no domain '${name}'`;
  throw new Refused(`${told}; there are ${known.domains.join(", ")}`);
}

/** Refuses a right or a link of a page that is not there, and names those that the domain has. */
export function requirePage({ known }: Asked, domain: string, route: string | undefined): void {
  if (known.pages.some((page) => page.route === route)) return;
  const own = known.pagesOf.get(domain) ?? [];
  const told = own.length > 0 ? `; ${domain} has ${own.join(", ")}` : "";
  throw new Refused(
    `there is no page ${route}, and a right belongs to a page, so that it can be given to a role${told}`,
  );
}

/** The heading of the reference under which the calls of a domain stand: that of its first one, else the domain's name. */
export function tagOf({ known }: Asked, domain: string): string {
  return known.tagOf.get(domain) ?? sentence(wordsOf(domain));
}

/** One of some values, or what is taken when nothing is said. */
export function optionOf(
  { options }: Asked,
  name: string,
  allowed: readonly string[],
  otherwise: string,
): string {
  const value = options[name] ?? otherwise;
  if (!allowed.includes(value)) throw new Refused(`--${name}=${value}: take ${allowed.join(", ")}`);
  return value;
}

/** Refuses a name that something has; in lower case, as addresses are compared so too. */
export function free(name: string, taken: readonly string[], what: string): void {
  const found = taken.find((one) => one.toLowerCase() === name.toLowerCase());
  if (found) throw new Refused(`${what} '${found}' is there already`);
}

/** The icon that was asked for, one that lucide has. */
export function iconOf({ options, known }: Asked, otherwise: string): string {
  const icon = options.icon ?? otherwise;
  if (!known.icons.all.has(icon)) throw new Refused(`--icon=${icon}: lucide has no icon of that name`);
  return icon;
}

/** What is left to do about an icon that no page has drawn yet. */
export function iconLeft(asked: Asked, otherwise: string): string[] {
  return asked.known.icons.drawn.has(iconOf(asked, otherwise))
    ? []
    : ["the shapes of its icon: `deno task icons`"];
}
