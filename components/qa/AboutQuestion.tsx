import type { ComponentChildren } from "preact";
import { Card } from "@/components/Card.tsx";
import { Facts } from "@/components/Facts.tsx";
import { PartNumber, Vin } from "@/components/Mark.tsx";
import type { State as PageState } from "@/edge/state.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { may } from "@/kernel/access/rights.ts";
import { formatOf } from "@/kernel/texts/format.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";
import { askedFromLink } from "./asked_from_link.ts";
import type { ThreadData } from "./read_thread.ts";

/** What a question is about: its kind, its vehicle, parts and codes, and whose it is, with links for who may follow them. */
export function AboutQuestion(
  { kind, question, state }: { kind: QuestionKind; question: ThreadData["question"]; state: PageState },
) {
  const { ctx, basePath } = state;
  const { t } = ctx;
  const { parents } = QUESTION_ROUTES[kind];
  const format = formatOf(ctx);
  const opens = (route: string) => {
    const page = pageOf(route);
    return page !== undefined && may(ctx.actor, page.need);
  };
  const link = (route: string, query: string, shown: ComponentChildren) =>
    opens(route) ? <a class="link" href={`${basePath}/${route}?${query}`}>{shown}</a> : shown;
  const km = (value: number | null) => value === null ? [] : [`${format.number(value)} km`];
  const fact = (name: string, values: readonly ComponentChildren[]) =>
    values.length === 0 ? [] : [{ name: t(`qa.${name}`), value: values }];
  const back = askedFromLink(question);
  const said = question.askedFrom &&
    t(`qa.asked_from_${question.askedFrom.kind}`, {
      key: question.askedFrom.key,
      callout: question.askedFrom.callout ?? "",
    });
  const from = said && back ? link(back.route, back.query, said) : said;
  return (
    <Card title={t("qa.what_about")}>
      <Facts
        facts={[
          ...fact("typeCode", [
            [
              question.typeParent === null ? null : t(`${parents}_${question.typeParent}`),
              question.typeName,
            ].filter(Boolean).join(" · "),
          ]),
          ...fact("series", question.seriesName === null ? [] : [question.seriesName]),
          ...fact(
            "vin",
            question.vin === null ? [] : [link("EPCPage", `vin=${question.vin}`, <Vin>{question.vin}</Vin>)],
          ),
          ...(from === null ? [] : [{ name: t("qa.askedFrom"), value: from }]),
          ...fact("mileage", km(question.mileage)),
          ...fact("mileageElectric", km(question.mileageElectric)),
          ...fact(
            "producedOn",
            question.producedOn === null ? [] : [format.day(question.producedOn)],
          ),
          ...fact("soldOn", question.soldOn === null ? [] : [format.day(question.soldOn)]),
          ...fact(
            "partNumbers",
            question.partNumbers.map((number) => (
              <span key={number} class="block">
                {link(
                  "SearchPage",
                  `keyword=${encodeURIComponent(number)}`,
                  <PartNumber>{number}</PartNumber>,
                )}
              </span>
            )),
          ),
          ...fact(
            "dtcCodes",
            question.dtcCodes.map((code) => (
              <span key={code} class="block mono">
                {link("DTCManage", `keyword=${encodeURIComponent(code)}`, code)}
              </span>
            )),
          ),
          ...fact("store", [`${question.storeName} (${question.storeCode})`]),
          ...fact("area", question.areaName === null ? [] : [question.areaName]),
          ...fact("assignee", question.assigneeName === null ? [] : [question.assigneeName]),
        ]}
      />
    </Card>
  );
}
