import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import type { Knowledge } from "@/services/qa/find_knowledge.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";

/** What a closed question taught, without the store, people and vehicle that it came from. */
export function KnowledgePage({ kind, knowledge, state }: {
  kind: QuestionKind;
  knowledge: Knowledge;
  state: State;
}) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { list } = QUESTION_ROUTES[kind];
  const format = formatOf(ctx);
  const lang = knowledge.lang.replace("_", "-");
  const fact = (name: string, value: string) => value === "" ? [] : [{ name: t(`qa.${name}`), value }];
  return (
    <>
      <PageHead
        title={knowledge.title}
        crumbs={[{ label: t(`page.${list}`), href: `${basePath}/${list}` }]}
      />
      <div class="document">
        <div class="document-main">
          <Card title={t("qa.knowledge_question")}>
            <p class="question-text" lang={lang}>{knowledge.question}</p>
          </Card>
          <Card title={t("qa.knowledge_answer")}>
            <p class="question-text" lang={lang}>{knowledge.answer}</p>
          </Card>
        </div>
        <div class="document-side">
          <Card>
            <Facts
              facts={[
                ...fact("typeCode", knowledge.typeName ?? ""),
                ...fact("series", knowledge.seriesName ?? ""),
                ...fact("partNumbers", format.names(knowledge.partNumbers)),
                ...fact("dtcCodes", format.names(knowledge.dtcCodes)),
                ...fact(
                  "released",
                  format.moment((knowledge.revisedAt ?? knowledge.releasedAt).toISOString()),
                ),
              ]}
            />
          </Card>
        </div>
      </div>
    </>
  );
}
