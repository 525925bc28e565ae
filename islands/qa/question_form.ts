/** What stands in a field; nothing where the form has none of that name. */
export function valueOf(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    ? field.value
    : "";
}

/** What of the form look-alikes are found by, as a query. */
export function lookOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  const text = `${valueOf(form, "title")} ${valueOf(form, "body")}`.trim().slice(0, 2000);
  if (text !== "") query.set("text", text);
  for (
    const [name, as] of [["seriesCode", "seriesCode"], ["dtcCodes", "dtcCodes"], ["partNumbers", "parts"]]
  ) {
    const value = valueOf(form, name!).trim();
    if (value !== "") query.set(as!, value);
  }
  return query.toString();
}

/** What a form would post, without its files. */
export function textOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

/** Sets a hidden field, which is added where there is none. */
export function setHidden(form: HTMLFormElement, name: string, value: string): void {
  let field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) {
    field = document.createElement("input");
    Object.assign(field, { type: "hidden", name });
    form.append(field);
  }
  (field as HTMLInputElement).value = value;
}

/** Fills a field where its reader has typed nothing. */
export function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLSelectElement) field.value = value;
  else if (field instanceof HTMLInputElement && field.value === "") field.value = value;
}
