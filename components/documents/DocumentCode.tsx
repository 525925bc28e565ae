import type { DocumentKind } from "@/engines/documents/define_document.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** A document's code as its readers see it. */
export function DocumentCode({ kind, code, t }: { kind: DocumentKind; code: string | null; t: Translate }) {
  const { said } = kind.code;
  return said && code !== null ? <>{said(code, t)}</> : <span class="mono">{code ?? "–"}</span>;
}
