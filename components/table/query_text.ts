/** What stands in a form's encoding as it is (WHATWG URL standard, application/x-www-form-urlencoded). */
const PLAIN = /^[\w*.-]*$/;

/** Parameters of an address in the order of the object, with the question mark; what is undefined, null or empty is left out. */
export function queryText(query: Readonly<Record<string, string | number | null | undefined>>): string {
  let text = "";
  for (const name in query) {
    const value = query[name];
    if (value === null || value === undefined || value === "") continue;
    text += `${text === "" ? "?" : "&"}${encoded(name)}=${encoded(String(value))}`;
  }
  return text;
}

/** Most values need no encoding; asking the platform for each would be a good part of drawing a list. */
function encoded(text: string): string {
  return PLAIN.test(text) ? text : new URLSearchParams([["", text]]).toString().slice(1);
}
