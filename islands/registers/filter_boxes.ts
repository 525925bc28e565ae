/** Hides the boxes of a list that do not have the typed words in them; they stand in one list, or in several groups of it. */
export function filterBoxes(event: Event): void {
  const field = event.target as HTMLInputElement;
  const list = document.getElementById(field.dataset?.filtersBoxes ?? "");
  if (!list) return;
  const words = field.value.trim().toLowerCase();
  for (const box of list.querySelectorAll<HTMLElement>(".check")) {
    // What is chosen stays in sight, whatever is looked for.
    const chosen = box.querySelector<HTMLInputElement>("input")?.checked === true;
    box.hidden = !chosen && !box.textContent!.toLowerCase().includes(words);
  }
}
