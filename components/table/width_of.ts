/** Room that a placeholder needs, in characters of Latin script: one of Chinese takes two. */
export function widthOf(text: string): number {
  return text.length + (text.match(/[\u2e80-\uffff]/g)?.length ?? 0);
}
