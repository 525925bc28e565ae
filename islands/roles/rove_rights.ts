/**
 * Makes each module of a tree of rights one stop of the Tab key, since a role has hundreds of boxes: up and down go from box to box, left and right
 * to all that can be acted on, Home and End to the first and the last box.
 *
 * @returns takes it back
 */
export function roveRights(form: HTMLElement): () => void {
  const modules = [...form.querySelectorAll<HTMLElement>("[data-rights-module]")];
  for (const module of modules) stopAt(module, itemsOf(module)[0]);
  const onFocus = (event: FocusEvent) => {
    const item = event.target as HTMLElement;
    const module = item.closest<HTMLElement>("[data-rights-module]");
    if (module && item.closest("[data-rights-page]")) stopAt(module, item);
  };
  const onKey = (event: KeyboardEvent) => {
    const item = event.target as HTMLElement;
    const module = item.closest<HTMLElement>("[data-rights-module]");
    if (!module || !item.closest("[data-rights-page]") || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const next = nextItem(itemsOf(module), item, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  form.addEventListener("focusin", onFocus);
  form.addEventListener("keydown", onKey);
  return () => {
    form.removeEventListener("focusin", onFocus);
    form.removeEventListener("keydown", onKey);
    for (const item of modules.flatMap(itemsOf)) item.removeAttribute("tabindex");
  };
}

/** Sees to it that what a filter hides is no module's stop. */
export function keepStops(form: HTMLElement): void {
  for (const module of form.querySelectorAll<HTMLElement>("[data-rights-module]")) {
    const items = itemsOf(module);
    const stop = items.find((item) => item.tabIndex === 0);
    if (!stop || !isShown(stop)) stopAt(module, items.find(isShown));
  }
}

function itemsOf(module: HTMLElement): HTMLElement[] {
  return [...module.querySelectorAll<HTMLElement>(":is([data-rights-page]) :is(input, a, button)")];
}

function stopAt(module: HTMLElement, stop: HTMLElement | undefined): void {
  for (const item of itemsOf(module)) item.tabIndex = item === stop ? 0 : -1;
}

function isShown(item: HTMLElement): boolean {
  return item.closest("[hidden]") === null;
}

function isBox(item: HTMLElement): boolean {
  return item.matches("input");
}

function nextItem(items: HTMLElement[], now: HTMLElement, key: string): HTMLElement | undefined {
  const shown = items.filter(isShown);
  const after = shown.slice(shown.indexOf(now) + 1);
  const before = shown.slice(0, shown.indexOf(now)).reverse();
  switch (key) {
    case "ArrowDown":
      return after.find(isBox);
    case "ArrowUp":
      return before.find(isBox);
    case "ArrowRight":
      return after[0];
    case "ArrowLeft":
      return before[0];
    case "Home":
      return shown.find(isBox);
    case "End":
      return shown.findLast(isBox);
  }
}
