import type { Register } from "@/engines/registers/define_register.ts";
import type { Fields } from "@/engines/registers/entry_types.ts";
import type { DocumentKind } from "./define_document.ts";

const forms = new WeakMap<DocumentKind, { working: Register; reading: Register }>();

/**
 * The fields of a kind as a register knows them, one row a revision: the same kinds of fields, checks and controls. It is no register of
 * the portal, and has neither page nor calls of its own.
 *
 * @param by the right by which references are seen: that of who writes, or that of who reads, whose form has none of the fields for writers alone
 */
export function formOf(kind: DocumentKind, by: "working" | "reading" = "working"): Register {
  let found = forms.get(kind);
  if (!found) {
    const form = (route: string, fields: Fields): Register => ({
      route,
      path: kind.path,
      noun: kind.noun,
      texts: kind.texts,
      table: kind.table,
      key: "revision_id",
      fields,
    });
    forms.set(
      kind,
      found = {
        working: form(kind.routes.working, kind.fields),
        reading: form(kind.routes.reading, fieldsOfReaders(kind)),
      },
    );
  }
  return found[by];
}

/** What no page, call or export of readers can show, since it is not even read for them. */
function fieldsOfReaders({ fields, internal = [] }: DocumentKind): Fields {
  return Object.fromEntries(Object.entries(fields as Fields).filter(([name]) => !internal.includes(name)));
}
