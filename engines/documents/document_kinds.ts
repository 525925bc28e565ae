import { Declared } from "@/kernel/declared.ts";
import type { DocumentKind } from "./define_document.ts";

/** Every kind of document of every domain. */
export const DOCUMENT_KINDS = new Declared<DocumentKind>("kinds of documents");

/** The kind of a name, which documents keep. */
export function documentKind(name: string): DocumentKind {
  const found = DOCUMENT_KINDS.all.find(({ kind }) => kind === name);
  if (!found) throw new Error(`there is no kind of document called ${name}`);
  return found;
}
