import { page } from "fresh";
import { z } from "zod";
import { ListPage, readListPage } from "@/components/list/ListPage.tsx";
import { CorrectForm } from "@/components/scores/CorrectForm.tsx";
import { FindPerson } from "@/components/scores/FindPerson.tsx";
import { RankTable } from "@/components/scores/RankTable.tsx";
import { ScoreFigures } from "@/components/scores/ScoreFigures.tsx";
import { define } from "@/define.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { readScore, scoredPerson } from "@/services/scores/my_score.ts";
import { RANK_PERIODS, RANK_REACHES, type RankAsked, rankTable } from "@/services/scores/rank_table.ts";
import { scoreList } from "@/services/scores/score_list.ts";
import { CORRECT_RIGHT } from "@/services/scores/score_rights.ts";

const query = z.object({
  person: z.string().trim().max(60).optional().catch(undefined),
  among: z.enum(RANK_REACHES).catch("store"),
  period: z.enum(RANK_PERIODS).catch("month"),
});

/** What the reader has earned, their rank and their place; staff see the same of a person (`person=store-technician`) and correct it. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { person: code, ...asked } = query.parse(Object.fromEntries(url.searchParams));
    const person = await scoredPerson(ctx, code || undefined);
    const [list, score, ranks] = await Promise.all([
      readListPage(scoreList, ctx, url, ["among", "period"]),
      readScore(ctx, person),
      rankTable(ctx, person, asked),
    ]);
    return page({ code: code || undefined, asked, list, score, ranks });
  },
});

export default define.page<typeof handler>(({ data: { code, asked, list, score, ranks }, state }) => {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const format = formatOf(ctx);
  const { person, isOwn } = score;
  const isStaff = may(ctx.actor, CORRECT_RIGHT);
  const href = (query: Record<string, string>) =>
    `?${new URLSearchParams({ ...isOwn ? {} : { person: person.code }, ...query })}`;
  return (
    <ListPage
      list={scoreList}
      data={list}
      state={state}
      parts={{
        title: isOwn ? t("page.MyScore") : t("scores.of", { name: person.name }),
        note: person.orgName ?? undefined,
        crumbs: [],
        cells: {
          points: ({ points }) => (
            <span class={points < 0 ? "text-err" : undefined}>
              {points > 0 ? "+" : ""}
              {format.number(points)}
            </span>
          ),
        },
        above: (
          <>
            {isStaff && (
              <FindPerson asked={code} person={person} isOwn={isOwn} action={`${basePath}/MyScore`} t={t} />
            )}
            <div class="board score-board">
              <ScoreFigures score={score} ctx={ctx} />
              <RankTable
                rows={ranks}
                asked={asked}
                person={person}
                hrefOf={(table: RankAsked) => href({ ...table })}
                ledgerOf={isStaff ? (one) => `?${new URLSearchParams({ person: one })}` : null}
                ctx={ctx}
              />
              {score.mayCorrect && <CorrectForm score={score} state={state} />}
            </div>
          </>
        ),
      }}
    />
  );
});
