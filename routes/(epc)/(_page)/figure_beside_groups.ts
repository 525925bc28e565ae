import type { State } from "@/edge/state.ts";
import { subjectChoice, versionAsked } from "@/components/epc/epc_query.ts";
import type { EpcQuery } from "@/components/epc/page_links.ts";
import { figureHead, figureOf } from "@/services/epc/figure.ts";
import { groupTree } from "@/services/epc/groups.ts";
import { fullChoice, subjectOf } from "@/services/epc/subject.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { figureData } from "./figure_data.ts";

/** A figure with the group tree that it stands in, or why it cannot be shown. The vehicle is read once for both. */
export function figureBesideGroups(state: State, query: EpcQuery) {
  const { ctx } = state;
  const { figure: code = "", group } = query;
  return attempt(async () => {
    const choice = await fullChoice(ctx, subjectChoice(query));
    const [known, head] = await Promise.all([
      subjectOf(ctx, choice),
      figureHead(ctx, choice, code, group),
    ]);
    const [tree, figure] = await Promise.all([
      groupTree(ctx, known),
      figureData(state, query, () => figureOf(ctx, known, code, head, versionAsked(query))),
    ]);
    if (figure.refusal) throw figure.refusal;
    return { tree, figure: figure.ok };
  });
}
