const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in HTML and XML, between tags as between the double quotes of an attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
}

/** A text of just the characters that XML 1.0 knows; half ones (lone surrogates) become the sign for an unknown one. */
export function xmlCharacters(text: string): string {
  // deno-lint-ignore no-control-regex -- just what XML 1.0 forbids
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "").toWellFormed();
}
