/** What is to happen once a call is done: as the form says, or what stands around it, for lists of many forms. */
export function afterOf(form: HTMLFormElement): string | undefined {
  return form.closest<HTMLElement>("[data-after]")?.dataset.after;
}
