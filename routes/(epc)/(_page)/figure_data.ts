import type { State } from "@/edge/state.ts";
import { lastingParts } from "@/components/epc/cut_drawing.ts";
import { subjectChoice } from "@/components/epc/epc_query.ts";
import type { EpcQuery } from "@/components/epc/page_links.ts";
import { transportTexts } from "@/components/island_texts.ts";
import { may } from "@/services/access/rights.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { favoriteOf } from "@/services/favorites/favorites.ts";
import { tagOf } from "@/services/i18n/languages.ts";
import { cartSummary } from "@/services/orders/cart.ts";
import { attempt } from "@/services/refusals/attempt.ts";

/** All that a page with a figure shows, or why it cannot. The query names a figure. */
export async function figureData(state: State, query: EpcQuery) {
  const { ctx, figures, kept } = state;
  return await attempt(async () => {
    const answer = await readFigure(ctx, subjectChoice(query), query.figure!, query.group);
    const mayOrder = may(ctx.user, "EPCCart:edit");
    const mayKeep = may(ctx.user, "EPCFavorite:edit");
    const [svg, cart, favorite] = await Promise.all([
      answer.drawing ? figures.svg(answer.drawing.image) : null,
      cartSummary(ctx),
      mayKeep ? favoriteOf(ctx, "figure", answer.code, answer.subject.seriesCode) : null,
    ]);
    if (svg) kept.push(...lastingParts(svg));
    return {
      answer,
      svg,
      cart,
      favorite,
      mayOrder,
      mayKeep,
      cartTexts: transportTexts(ctx.t),
      tag: tagOf(ctx.lang),
    };
  });
}
