import { Button } from "@/components/Button.tsx";
import type { State } from "@/edge/state.ts";
import { may } from "@/kernel/access/rights.ts";
import type { QuestionKind } from "@/services/qa/advance_question.ts";
import { QUESTION_ROUTES } from "@/services/qa/question_rights.ts";

/** What is asked about: it goes along in the address, so that the question begins with it. */
interface AskedAbout {
  from: "figure" | "part" | "case" | "tsb" | "dtc" | "diagnosis";
  key: string;
  callout?: string;
  parts?: readonly string[];
  dtcs?: readonly string[];
  series?: string | null;
  vin?: string | null;
}

/** 'Ask about this', for who may ask. */
export function AskAbout({ kind, about, state: { ctx, basePath } }: {
  kind: QuestionKind;
  about: AskedAbout;
  state: Pick<State, "ctx" | "basePath">;
}) {
  const { add } = QUESTION_ROUTES[kind];
  if (!may(ctx.actor, `${add}:edit`)) return null;
  const query = new URLSearchParams({ from: about.from, key: about.key });
  for (const name of ["callout", "series", "vin"] as const) {
    if (about[name]) query.set(name, about[name]);
  }
  for (const part of about.parts ?? []) query.append("part", part);
  for (const dtc of about.dtcs ?? []) query.append("dtc", dtc);
  return (
    <p class="no-print">
      <Button icon="message-circle-question-mark" href={`${basePath}/${add}?${query}`}>
        {ctx.t("qa.ask_about")}
      </Button>
    </p>
  );
}
