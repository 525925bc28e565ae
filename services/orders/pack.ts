/** The next quantity that whole packs give: the quantity itself when it fits. Integers. */
export function fittingQuantity(quantity: number, packQuantity: number): number {
  return Math.ceil(quantity / packQuantity) * packQuantity;
}

/** Whether whole packs give the quantity. */
export function fitsPack(quantity: number, packQuantity: number): boolean {
  return quantity % packQuantity === 0;
}
