import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import type { Action } from "@/engines/documents/workflow_state.ts";
import type { Answers } from "@/engines/documents/answers.ts";
import { PATH_OF_ACTION } from "@/engines/documents/action_paths.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

type Shown = Exclude<Action, "edit" | "pass" | "reject" | "fail" | "revoke">;

/** Actions by a button of their own, in this order; what an approver decides, and why a publication is revoked, have forms of their own. */
const SHOWN: Readonly<Record<Shown, { icon: string; kind?: "primary" | "danger" }>> = {
  delete: { icon: "trash", kind: "danger" },
  abandon: { icon: "archive-x" },
  copy: { icon: "copy" },
  revise: { icon: "file-plus" },
  stop: { icon: "circle-stop" },
  resume: { icon: "play" },
  top: { icon: "arrow-up-to-line" },
  "cancel-top": { icon: "arrow-down-from-line" },
  submit: { icon: "send", kind: "primary" },
  release: { icon: "megaphone", kind: "primary" },
};

/** What can be done with a revision now. What is typed in its form is saved before, when script runs. */
export function ActButtons({ kind, document, answers, t }: {
  kind: DocumentKind;
  document: DocumentView;
  answers: Answers;
  t: Translate;
}) {
  const allowed = (Object.keys(SHOWN) as Shown[]).filter((action) => answers[action] === null);
  if (allowed.length === 0) return null;
  return (
    <form
      class="document-acts"
      method="post"
      action={`${kind.path}/${document.id}/copy`}
      data-call=""
      data-document-act=""
    >
      <input type="hidden" name="revision" value={document.revision} />
      <input type="hidden" name="version" value={document.version} />
      {allowed.map((action) => (
        <Button
          key={action}
          icon={SHOWN[action].icon}
          kind={SHOWN[action].kind}
          formAction={`${kind.path}/${document.id}/${PATH_OF_ACTION[action]}`}
        >
          {t(`documents.action_${action}`)}
        </Button>
      ))}
    </form>
  );
}

/** What cannot be done now, each with the sentence that a try would be refused with. What one has no right to is not named. */
export function WhyNot({ answers, t }: { answers: Answers; t: Translate }) {
  const refused = Object.entries(answers).filter(([, why]) => why !== null && why !== "no-right");
  if (refused.length === 0) return null;
  return (
    <Card>
      <details>
        <summary>{t("documents.why_not")}</summary>
        <ul class="document-why">
          {refused.map(([action, why]) => (
            <li key={action}>
              {t(`documents.action_${action}`)}: <span class="text-ink-2">{t(`refusal.${why}`)}</span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
