/**
 * A text of at most so many characters, with an ellipsis where it goes on. Never ends in half a character (a lone surrogate of UTF-16, of an emoji or
 * a rare ideograph): the database refuses those, and with them the message that was to tell of it.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
