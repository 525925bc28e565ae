import { Button } from "@/components/Button.tsx";
import { Empty } from "@/components/Empty.tsx";
import { TextField } from "@/components/Field.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import type { Knowledge } from "@/services/qa/find_knowledge.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import { QuestionTabs } from "./QuestionTabs.tsx";

/** What closed questions taught, found by words. */
export function KnowledgeList({ kind, found, keyword, state }: {
  kind: QuestionKind;
  found: readonly Knowledge[];
  keyword: string;
  state: State;
}) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { list, view } = QUESTION_ROUTES[kind];
  const format = formatOf(ctx);
  return (
    <>
      <PageHead title={t(`page.${list}`)} crumbs={[{ label: t("nav.qa") }]} flush />
      <QuestionTabs kind={kind} now="knowledge" state={state} />
      <div class="page-fill">
        <form class="question-search" method="get" role="search">
          <input type="hidden" name="tab" value="knowledge" />
          <TextField
            name="keyword"
            type="search"
            label={t("qa.knowledge_search")}
            hideLabel
            placeholder={t("qa.knowledge_search")}
            maxLength={200}
            value={keyword}
          />
          <Button icon="search" label={t("qa.knowledge_search")} />
        </form>
        {found.length === 0
          ? <Empty drawing="search" title={t("qa.knowledge_none")}>{t("qa.knowledge_none_why")}</Empty>
          : (
            <div class="table-scroll">
              <table class="table stack">
                <thead>
                  <tr>
                    <th scope="col">{t("qa.title")}</th>
                    <th scope="col">{t("qa.typeCode")}</th>
                    <th scope="col">{t("qa.series")}</th>
                    <th scope="col">{t("qa.released")}</th>
                  </tr>
                </thead>
                <tbody>
                  {found.map((one) => (
                    <tr key={one.id}>
                      <td class="title">
                        <a class="link" href={`${basePath}/${view}?knowledge=${one.id}`}>{one.title}</a>
                      </td>
                      <td>{one.typeName}</td>
                      <td>{one.seriesName}</td>
                      <td class="nowrap">
                        {format.moment((one.revisedAt ?? one.releasedAt).toISOString())}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
      </div>
    </>
  );
}
