/**
 * Keeps the head of the page saying what the title of a draft says now.
 *
 * @param untitled what a draft without a title is called
 * @returns what shows it again, where it was changed by no one's typing
 */
export function followTitle(form: HTMLFormElement, untitled: string, signal: AbortSignal): () => void {
  const title = form.elements.namedItem("title");
  const heading = document.querySelector<HTMLElement>(".page-head h1");
  if (!(title instanceof HTMLInputElement) || !heading) return () => {};
  // A translation without a title of its own is called as its source.
  const unnamed = title.defaultValue === "" ? heading.textContent : untitled;
  const show = () => heading.textContent = title.value.trim() || unnamed;
  title.addEventListener("input", show, { signal });
  return show;
}
