import { Button } from "@/components/Button.tsx";
import type { State } from "@/edge/state.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { RemarkForm } from "./RemarkForm.tsx";

/** Revokes a publication, with the reason that whoever was told of it is told. */
export function RevokeForm({ kind, document, state }: {
  kind: DocumentKind;
  document: DocumentView;
  state: State;
}) {
  const { t } = state.ctx;
  return (
    <RemarkForm
      form="revoke"
      title={t("documents.action_revoke")}
      label={t("documents.revoke_reason")}
      hint={t("documents.revoke_hint")}
      action={`${kind.path}/${document.id}/revocation`}
      document={document}
      state={state}
    >
      <Button icon="undo-2">{t("documents.action_revoke")}</Button>
    </RemarkForm>
  );
}
