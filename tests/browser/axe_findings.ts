// @ts-types="axe-core" -- the same without comments and long names: half as much to hand over and to read for each page
import axe from "axe-core/axe.min.js";
import type { Page } from "playwright-core";

/** Rules of WCAG 2.2 A and AA that axe can decide. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Rules that look at colors: another theme changes nothing that the others look at. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Of each text and all that it lies in axe asks whether a pseudo-element paints behind it, and leaves it undecided where one does. Without the question it decides of all texts,
 * in half the time.
 */
const DECIDE_ALL = { checks: [{ id: "color-contrast", options: { ignorePseudo: true } }] };

/** Places named of what one rule finds. */
const NAMED = 3;

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/**
 * What axe finds on a page as it is shown: the rule, the element and what is wrong with it. Of what passes axe describes nothing, which would be a good part of its work.
 *
 * @param rules names or tags of rules; without them axe's own choice
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!await page.evaluate(() => "axe" in globalThis)) {
    await page.evaluate(`${axe.source}; axe.configure(${JSON.stringify(DECIDE_ALL)})`);
  }
  const violations = await page.evaluate(async (options) => {
    // deno-lint-ignore no-explicit-any -- put there by the line above
    return (await (globalThis as any).axe.run(document, options)).violations as Violation[];
  }, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, NAMED).map(({ html, failureSummary }) =>
      `${id}: ${html.slice(0, 200)} (${failureSummary?.slice(0, 200)})`
    )
  );
}

/**
 * The same in both themes: all rules in the one that is shown, then those that look at colors in the other. The page stays in that: whatever it opens next is not styled
 * for a theme in which nothing is looked at.
 */
export async function axeFindingsInBothThemes(page: Page, rules?: readonly string[]): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [shown, other] = isDark ? ["dark", "light"] as const : ["light", "dark"] as const;
  const first = await axeFindings(page, rules);
  await page.emulateMedia({ colorScheme: other });
  const second = await axeFindings(page, COLOR_RULES);
  return [...first.map((one) => `${shown} ${one}`), ...second.map((one) => `${other} ${one}`)];
}
