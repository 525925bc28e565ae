import { Button } from "@/components/Button.tsx";
import { Card } from "@/components/Card.tsx";
import { refusalOf, TextField, typedOf } from "@/components/Field.tsx";
import type { State } from "@/edge/state.ts";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { DocumentView } from "@/engines/documents/types.ts";

const FORM = "decide";

/** An approver's decision: pass, reject with the reason, do not pass with the reason. */
export function DecideForm({ kind, document, state, next }: {
  kind: DocumentKind;
  document: DocumentView;
  state: State;
  /** Where a decision leads, with and without script; left out: to the document. */
  next?: string;
}) {
  const { ctx: { t }, flash } = state;
  const path = (verb: string) => `${kind.path}/${document.id}/${verb}`;
  return (
    <Card title={t("documents.decide")}>
      <form class="form" id={FORM} method="post" action={path("pass")} data-call="" data-after={next}>
        <input type="hidden" name="_form" value={FORM} />
        {next && <input type="hidden" name="_next" value={next} />}
        <input type="hidden" name="revision" value={document.revision} />
        <input type="hidden" name="version" value={document.version} />
        <p class="field-error" role="alert" data-form-error="">
          {flash?.form === FORM && flash.errors.length === 0 ? flash.message : ""}
        </p>
        <TextField
          name="remark"
          idPrefix="decide"
          label={t("documents.remark")}
          hint={t("documents.remark_hint")}
          rows={3}
          maxLength={1000}
          value={typedOf(flash, FORM, "remark")}
          error={refusalOf(flash, FORM, "remark")}
        />
        <div class="form-actions">
          <Button kind="primary" icon="check" formAction={path("pass")} data={{ decides: "1" }}>
            {t("documents.action_pass")}
          </Button>
          <Button icon="undo-2" formAction={path("rejection")} data={{ decides: "2" }}>
            {t("documents.action_reject")}
          </Button>
          <Button kind="danger" icon="x" formAction={path("failure")} data={{ decides: "3" }}>
            {t("documents.action_fail")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
