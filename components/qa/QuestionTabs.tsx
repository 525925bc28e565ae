import { fromHere } from "@/components/table/from_here.ts";
import { Tabs } from "@/components/Tabs.tsx";
import type { State } from "@/edge/state.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";

/** Questions, one's own turn, one's drafts, and what closed ones taught. */
export function QuestionTabs({ kind, now, state: { ctx, basePath } }: {
  kind: QuestionKind;
  now: "all" | "turn" | "drafts" | "knowledge";
  state: State;
}) {
  const { t } = ctx;
  const { list } = QUESTION_ROUTES[kind];
  const tab = (name: typeof now, label: string, query: string) => ({
    label: t(label),
    href: fromHere(`${basePath}/${list}${query}`),
    current: now === name,
  });
  return (
    <Tabs
      label={t(`page.${list}`)}
      tabs={[
        tab("all", "qa.all", ""),
        tab("turn", "qa.view_turn", "?view=turn"),
        tab("drafts", "qa.view_drafts", "?view=drafts"),
        tab("knowledge", "qa.knowledge", "?tab=knowledge"),
      ]}
    />
  );
}
