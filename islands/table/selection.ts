/** Ticked rows: the bar of what can be done with them, the box that ticks all, shift-click for a range. */
export function installSelection(sentence: (count: number) => string): () => void {
  const off = new AbortController();
  const { signal } = off;
  let last: HTMLInputElement | null = null;
  const refresh = () => {
    for (const bar of document.querySelectorAll<HTMLElement>("[data-selected-of]")) showBar(bar, sentence);
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest("[data-clear-selection]")) {
      const bar = target.closest<HTMLElement>("[data-selected-of]")!;
      for (const box of boxesOf(bar.dataset.boxes!)) box.checked = false;
      refresh();
    }
    if (target instanceof HTMLInputElement && target.type === "checkbox" && event.shiftKey && last) {
      tickRange(last, target);
      refresh();
    }
    if (target instanceof HTMLInputElement && target.closest("tbody")) last = target;
  };
  const onChange = (event: Event) => {
    const all = event.target as HTMLInputElement;
    if (all.dataset?.selectAll) {
      for (const box of boxesOf(all.dataset.selectAll)) {
        box.checked = all.checked;
      }
    }
    if (all.type === "checkbox") refresh();
  };
  document.addEventListener("click", onClick, { signal });
  document.addEventListener("change", onChange, { signal });
  // Rows have been drawn again.
  document.addEventListener("tis:selection", refresh, { signal });
  refresh();
  return () => off.abort();
}

function showBar(bar: HTMLElement, sentence: (count: number) => string): void {
  const name = bar.dataset.boxes!;
  const boxes = boxesOf(name);
  const ticked = boxes.filter((box) => box.checked).length;
  bar.hidden = ticked === 0;
  const count = bar.querySelector("[data-selected-count]");
  if (count) count.textContent = sentence(ticked);
  const all = document.querySelector<HTMLInputElement>(`[data-select-all="${CSS.escape(name)}"]`);
  if (all) {
    all.checked = ticked > 0 && ticked === boxes.length;
    all.indeterminate = ticked > 0 && ticked < boxes.length;
  }
}

function tickRange(from: HTMLInputElement, to: HTMLInputElement): void {
  const boxes = boxesOf(to.name);
  const [first, last] = [boxes.indexOf(from), boxes.indexOf(to)].sort((a, b) => a - b) as [number, number];
  if (first >= 0) { for (const box of boxes.slice(first, last + 1)) box.checked = to.checked; }
}

function boxesOf(name: string): HTMLInputElement[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>(`tbody input[type=checkbox][name="${CSS.escape(name)}"]`),
  ];
}
