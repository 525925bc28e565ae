import { stepperLine } from "@/components/epc/stepper_line.ts";
import type { CartContent } from "@/services/orders/cart_types.ts";

/** Detail of the change of a stepper that only shows what the cart holds: nobody has typed it. */
export const SHOWN_PIECES = "shown";

/** The order steppers of the page. */
export function stepperForms(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>("form[data-order-step]")];
}

export function quantityOf(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem("quantity") as HTMLInputElement;
}

/** Pieces that the stepper showed before its reader changed it: those last shown, or those that the page came with. */
export function shownBefore(form: HTMLFormElement): number {
  return Number(memberOf(form, "was") || quantityOf(form).defaultValue);
}

/** A hidden member of the form; empty where it has none. */
export function memberOf(form: HTMLFormElement, name: string): string {
  return (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? "";
}

/** Sets a hidden member, making it where the form has none. */
export function setMember(form: HTMLFormElement, name: string, value: string | number | null): void {
  let field = form.elements.namedItem(name) as HTMLInputElement | null;
  if (!field) {
    if (value === null) return;
    field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    form.prepend(field);
  }
  field.value = value === null ? "" : String(value);
}

/** Shows pieces without sending them: the stepper's buttons and its look follow. */
export function showPieces(form: HTMLFormElement, pieces: number): void {
  const field = quantityOf(form);
  field.value = String(pieces);
  setMember(form, "was", pieces);
  field.dispatchEvent(new CustomEvent("change", { bubbles: true, detail: SHOWN_PIECES }));
}

/**
 * Has a stepper show what the cart holds.
 *
 * @param alsoInCart what the pieces on other lines of the cart are called
 * @returns what it showed before, where that has changed; else null
 */
export function showContent(form: HTMLFormElement, content: CartContent, alsoInCart: string): number | null {
  const line = stepperLine({
    partNumber: memberOf(form, "partNumber"),
    vin: memberOf(form, "vin") || null,
    // Where no figure shows the part, the form names that of the line which it found.
    figureCode: isInFigure(form) ? memberOf(form, "figureCode") || null : null,
    callout: isInFigure(form) ? memberOf(form, "callout") || null : null,
  }, content.lines);
  setMember(form, "jobId", content.jobId);
  setMember(form, "figureCode", line.figureCode);
  setMember(form, "callout", line.callout);
  showElsewhere(form, line.elsewhere, alsoInCart);
  const before = shownBefore(form);
  if (before === line.pieces) return null;
  showPieces(form, line.pieces);
  return before;
}

function isInFigure(form: HTMLFormElement): boolean {
  return form.dataset.orderStep === "figure";
}

/** As components/epc/OrderStepper.tsx draws it: only where there are pieces, since a list has many steppers. */
function showElsewhere(form: HTMLFormElement, pieces: number, title: string): void {
  let mark = form.querySelector<HTMLElement>(".cart-elsewhere");
  if (pieces === 0) return mark?.remove();
  if (!mark) {
    mark = document.createElement("small");
    mark.className = "cart-elsewhere";
    mark.title = title;
    form.querySelector(".stepper")!.after(mark);
  }
  mark.textContent = `+${pieces}`;
}
