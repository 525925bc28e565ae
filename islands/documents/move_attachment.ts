/** Where an item of a list goes: one place up or down, or before another one. */
export type Move = { by: 1 | -1 } | { before: Element | null };

/**
 * Moves an item within its list, and tells its form, which saves the new order.
 *
 * @returns its place from 1; null: it is there already
 */
export function moveAttachment(item: HTMLElement, move: Move): number | null {
  const list = item.parentElement!;
  const next = "before" in move
    ? move.before
    : move.by === 1
    ? item.nextElementSibling?.nextElementSibling ?? null
    : item.previousElementSibling;
  const stays = "before" in move
    ? next === item || next === item.nextElementSibling
    : move.by === 1
    ? item.nextElementSibling === null
    : next === null;
  if (stays) return null;
  list.insertBefore(item, next);
  item.dispatchEvent(new Event("change", { bubbles: true }));
  return [...list.children].indexOf(item) + 1;
}
