import type { State } from "@/edge/state.ts";
import { subjectChoice, versionAsked } from "@/components/epc/epc_query.ts";
import type { EpcQuery } from "@/components/epc/page_links.ts";
import { readConnections } from "@/engines/links/read_connections.ts";
import { may } from "@/kernel/access/rights.ts";
import { calloutId } from "@/services/epc/callout_link_kind.ts";
import { changedSinceLook } from "@/services/epc/changed_since.ts";
import { readFigure } from "@/services/epc/figure.ts";
import { fullChoice, seriesOfChoice } from "@/services/epc/subject.ts";
import { noteLook } from "@/services/epc/looked_at.ts";
import type { FigureAnswer } from "@/services/epc/figure_types.ts";
import { favoriteOf } from "@/services/favorites/favorites.ts";
import { cartContent } from "@/services/orders/cart_content.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";

/**
 * All that a page with a figure shows, or why it cannot. The query names a figure.
 *
 * @param reading of the figure, where the page knows more of it already
 */
export async function figureData(state: State, query: EpcQuery, reading?: () => Promise<FigureAnswer>) {
  const { ctx, figures } = state;
  return await attempt(async () => {
    const mayOrder = may(ctx.actor, "EPCCart:edit");
    const mayKeep = may(ctx.actor, "EPCFavorite:edit");
    const choice = await fullChoice(ctx, subjectChoice(query));
    const vin = query.vin ?? null;
    const [answer, cart, favorite, changed, connections, atCallout] = await Promise.all([
      reading?.() ?? readFigure(ctx, choice, query.figure!, query.group, versionAsked(query)),
      cartContent(ctx),
      mayKeep ? favoriteOf(ctx, "figure", query.figure!, seriesOfChoice(ctx, choice)) : null,
      changedSinceLook(ctx, query.figure!),
      readConnections(ctx, { kind: "figure", id: query.figure! }, vin),
      query.callout
        ? readConnections(ctx, { kind: "callout", id: calloutId(query.figure!, query.callout) }, vin)
        : [],
    ]);
    if (answer.subject.vin) await noteLook(ctx, answer.subject.vin, "figure", answer.code);
    const svg = answer.drawing ? await figures.svg(answer.drawing.image) : null;
    return {
      answer,
      svg,
      cart,
      favorite,
      changed,
      connections,
      atCallout,
      mayOrder,
      mayKeep,
    };
  });
}
