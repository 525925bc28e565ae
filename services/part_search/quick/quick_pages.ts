import type { Ctx } from "@/kernel/ctx.ts";
import { PAGES } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import { foldedTitle } from "@/engines/search/tokens.ts";
import { BY_WORDS, type Found, MOST, NONE, weightOfName } from "./found.ts";
import type { QuickPage } from "./quick_types.ts";

/** Pages of the navigation that the reader may open, by their title or what the navigation calls them. */
export function quickPages(ctx: Ctx, text: string): Found<QuickPage> {
  const typed = foldedTitle(text);
  if (typed.length < 2) return NONE;
  const found = PAGES.all.filter(({ nav, need }) => nav !== "none" && may(ctx.actor, need)).flatMap(
    (page) => {
      const names = [ctx.t(page.title), ctx.t(page.short ?? page.title)];
      const weights = names.map((name) => weightOfName(foldedTitle(name), typed)).filter((one) =>
        one !== null
      );
      return weights.length > 0
        ? [{ page: { route: page.route, title: names[0]! }, weight: Math.min(...weights) }]
        : [];
    },
  ).toSorted((one, other) => one.weight - other.weight).slice(0, MOST);
  return found.length > 0
    ? { hits: found.map(({ page }) => page), weight: BY_WORDS + found[0]!.weight }
    : NONE;
}
