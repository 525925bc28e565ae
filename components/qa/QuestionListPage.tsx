import { Button } from "@/components/Button.tsx";
import { ListPage, type ListProps } from "@/components/list/ListPage.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import { QueueKeys } from "@/islands/qa/QueueKeys.tsx";
import { Chip } from "@/components/Mark.tsx";
import { ListCell } from "@/components/list/ListCell.tsx";
import type { State } from "@/edge/state.ts";
import { valueOf } from "@/engines/lists/read_list.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import { may } from "@/kernel/access/rights.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { partQuestionList } from "@/services/qa/question_lists.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import { placeText } from "./in_place_of.ts";
import { QuestionTabs } from "./QuestionTabs.tsx";
import { questionsPath } from "./question_links.ts";

/** Id of the form that the boxes before the rows belong to. */
const FORM = "assign";

/** The list of a kind of question: one's own turn marked, asking by a button, several given to one of the staff at once. */
export function QuestionListPage({ kind, list, data, state }: {
  kind: QuestionKind;
  list: typeof partQuestionList;
  data: ListProps<typeof partQuestionList>["data"];
  state: State;
}) {
  const { ctx, basePath, flash } = state;
  const { t } = ctx;
  const { add, list: route } = QUESTION_ROUTES[kind];
  return (
    <ListPage
      list={list}
      data={data}
      state={state}
      parts={{
        above: (
          <>
            <QuestionTabs
              kind={kind}
              now={data.asked.queue === "turn" || data.asked.queue === "drafts" ? data.asked.queue : "all"}
              state={state}
            />
            <QueueKeys />
          </>
        ),
        tools: (
          <>
            {may(ctx.actor, "QAReplyTemplate:view") && (
              <Button
                icon="message-square-text"
                href={`${basePath}/QAReplyTemplate`}
                label={t("qa.replyTemplate.title")}
              />
            )}
            {may(ctx.actor, "QABusinessHours:view") && (
              <Button icon="timer" href={`${basePath}/QABusinessHours`} label={t("qa.businessHours.title")} />
            )}
            {may(ctx.actor, `${add}:edit`) && (
              <Button kind="primary" icon="message-circle-plus" href={`${basePath}/${add}`}>
                {t("qa.ask_new")}
              </Button>
            )}
          </>
        ),
        cells: {
          state: (record) =>
            (record.urgent || record.inPlaceOf) && (
              <>
                <ListCell
                  column={list.columns.state}
                  record={record}
                  value={valueOf(ctx, list.columns.state, "state", record)}
                  href={null}
                  ctx={ctx}
                />{" "}
                {record.urgent && <Chip tone="err">{t("qa.urgent")}</Chip>}
                {record.inPlaceOf && (
                  <span class="note block">{placeText(t, formatOf(ctx), record.inPlaceOf)}</span>
                )}
              </>
            ),
        },
        row: ({ mine }) => ({ "data-unread": mine ? "" : undefined }),
        live: { id: "questions", topic: "questions" },
        region: t(`page.${route}`),
        ...may(ctx.actor, `${route}:assign`)
          ? {
            ticks: {
              form: FORM,
              action: `${questionsPath(kind)}/assignments`,
              boxes: "questions",
              value: ({ id }) => String(id),
              name: ({ code, title }) => `${code ?? ""} ${title}`,
              bar: (
                <>
                  <TextField
                    name="userCode"
                    form={FORM}
                    label={t("qa.assign_to")}
                    hideLabel
                    placeholder={t("qa.assign_to")}
                    maxLength={60}
                    value={typedOf(flash, FORM, "userCode")}
                    error={refusalOf(flash, FORM, "userCode")}
                  />
                  <Button icon="user-check">{t("qa.assign")}</Button>
                </>
              ),
            },
          }
          : {},
      }}
    />
  );
}
