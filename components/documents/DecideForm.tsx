import { Button } from "@/components/Button.tsx";
import type { State } from "@/edge/state.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { RemarkForm } from "./RemarkForm.tsx";

/** An approver's decision: pass, reject with the reason, do not pass with the reason. */
export function DecideForm({ kind, document, state, next }: {
  kind: DocumentKind;
  document: DocumentView;
  state: State;
  /** Where a decision leads, with and without script; left out: to the document. */
  next?: string;
}) {
  const { t } = state.ctx;
  const path = (verb: string) => `${kind.path}/${document.id}/${verb}`;
  return (
    <RemarkForm
      form="decide"
      title={t("documents.decide")}
      label={t("documents.remark")}
      hint={t("documents.remark_hint")}
      action={path("pass")}
      document={document}
      state={state}
      next={next}
    >
      <Button kind="primary" icon="check" formAction={path("pass")} data={{ decides: "1" }}>
        {t("documents.action_pass")}
      </Button>
      <Button icon="undo-2" formAction={path("rejection")} data={{ decides: "2" }}>
        {t("documents.action_reject")}
      </Button>
      <Button kind="danger" icon="x" formAction={path("failure")} data={{ decides: "3" }}>
        {t("documents.action_fail")}
      </Button>
    </RemarkForm>
  );
}
