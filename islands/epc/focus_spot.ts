/** Puts the focus on a hotspot of the layer, if one is meant; by then it is drawn. */
export function focusSpot(layer: SVGGElement, id: number | null): void {
  if (id === null) return;
  requestAnimationFrame(() => layer.querySelector<SVGGElement>(`[data-spot="${id}"]`)?.focus());
}
