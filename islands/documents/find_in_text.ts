/** Where words stand in an element, in the order of its text, whatever marks lie between their letters; letters are compared without their case. */
export function findInText(root: Element, words: string): Range[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === "") return [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; at: number }[] = [];
  let all = "";
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, at: all.length });
    // Unit by unit, so that places stay: a letter whose small one is longer is left as it is.
    const small = node.data.toLocaleLowerCase();
    all += small.length === node.data.length ? small : node.data;
  }
  const point = (at: number, isEnd: boolean): [Text, number] => {
    const { node, at: begin } = nodes.findLast((one) => isEnd ? one.at < at : one.at <= at)!;
    return [node, at - begin];
  };
  const found: Range[] = [];
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.length)) {
    const range = document.createRange();
    range.setStart(...point(at, false));
    range.setEnd(...point(at + wanted.length, true));
    found.push(range);
  }
  return found;
}
