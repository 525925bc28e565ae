import { Button } from "@/components/Button.tsx";
import type { DocumentKind } from "@/engines/documents/define_document.ts";
import { documentRight } from "@/engines/documents/document_rights.ts";
import { may } from "@/kernel/access/rights.ts";
import type { Ctx } from "@/kernel/ctx.ts";

/** The button that begins a document in the reader's language, for who may write one. */
export function NewDocument({ kind, ctx }: { kind: DocumentKind; ctx: Ctx }) {
  if (!may(ctx.actor, documentRight(kind, "edit"))) return null;
  return (
    <form method="post" action={kind.path} data-call="">
      <Button kind="primary" icon="plus">{ctx.t("documents.new")}</Button>
    </form>
  );
}
