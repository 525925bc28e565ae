import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import type { State } from "@/edge/state.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";

const FORM = "revoke";

/** Revokes a publication, with the reason that whoever was told of it is told. */
export function RevokeForm({ kind, document, state: { ctx: { t }, flash } }: {
  kind: DocumentKind;
  document: DocumentView;
  state: State;
}) {
  return (
    <Card title={t("documents.action_revoke")}>
      <form
        class="form"
        id={FORM}
        method="post"
        action={`${kind.path}/${document.id}/revocation`}
        data-call=""
      >
        <input type="hidden" name="_form" value={FORM} />
        <input type="hidden" name="revision" value={document.revision} />
        <input type="hidden" name="version" value={document.version} />
        <p class="field-error" role="alert" data-form-error="">
          {flash?.form === FORM && flash.errors.length === 0 ? flash.message : ""}
        </p>
        <TextField
          name="remark"
          idPrefix="revoke"
          label={t("documents.revoke_reason")}
          hint={t("documents.revoke_hint")}
          rows={3}
          maxLength={1000}
          value={typedOf(flash, FORM, "remark")}
          error={refusalOf(flash, FORM, "remark")}
        />
        <div class="form-actions">
          <Button icon="undo-2">{t("documents.action_revoke")}</Button>
        </div>
      </form>
    </Card>
  );
}
