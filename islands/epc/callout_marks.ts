/**
 * Lights and selects callouts on both sides at once: parts and callouts of the drawing, rows of the table. Both carry
 * `data-callout`; the server has rendered them, this only sets attributes.
 */
export class CalloutMarks {
  constructor(private readonly drawing: Element, private readonly table: Element | null) {}

  /** Lights a callout (pointer or focus); null lights none. */
  light(callout: string | null): void {
    for (const side of this.#sides()) {
      for (const old of side.querySelectorAll("[data-lit]")) old.removeAttribute("data-lit");
      if (callout !== null) {
        for (const element of matching(side, callout)) element.setAttribute("data-lit", "");
      }
    }
  }

  /** Selects a callout; null selects none. Returns its rows, those that fit first. */
  select(callout: string | null): HTMLElement[] {
    for (const side of this.#sides()) {
      for (const old of side.querySelectorAll("[data-selected]")) old.removeAttribute("data-selected");
      for (const old of side.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
      if (callout === null) continue;
      for (const element of matching(side, callout)) {
        element.setAttribute("data-selected", "");
        if (element.localName === "a" || element.localName === "tr") {
          element.setAttribute("aria-current", "true");
        }
      }
    }
    if (callout === null || this.table === null) return [];
    const rows = [...this.table.querySelectorAll<HTMLElement>(`tr[data-callout="${CSS.escape(callout)}"]`)];
    const fits = (row: HTMLElement) => row.dataset.fits !== "no";
    return [...rows.filter(fits), ...rows.filter((row) => !fits(row))];
  }

  /** Whether the callout has a line here; a drawing may serve figures that leave parts of it out. */
  knows(callout: string): boolean {
    return this.table === null || matching(this.table, callout).length > 0;
  }

  #sides(): Element[] {
    return this.table ? [this.drawing, this.table] : [this.drawing];
  }
}

function matching(side: Element, callout: string): NodeListOf<Element> {
  return side.querySelectorAll(`[data-callout="${CSS.escape(callout)}"]`);
}

/** The callout an event happened on, or null. */
export function calloutOf(target: EventTarget | null): string | null {
  return target instanceof Element
    ? target.closest("[data-callout]")?.getAttribute("data-callout") ?? null
    : null;
}

/** Brings rows into view, as many as there is room for, the first of them in any case. */
export function bringIntoView(rows: readonly HTMLElement[]): void {
  for (const row of rows.toReversed()) row.scrollIntoView({ block: "nearest" });
}
