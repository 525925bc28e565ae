import { TextSelection, type Transaction } from "prosemirror-state";
import { richSchema } from "./schema.ts";

/**
 * The caret behind what the last step of a change has put in, in a paragraph made for it where there is none: a picture that stays selected goes with
 * the next letter.
 */
export function writeBehind(tr: Transaction): void {
  // Not by mapping where the caret was: at the end of a line that stays where it is, and what was put in stands behind it.
  let end = tr.selection.to;
  tr.mapping.maps.at(-1)?.forEach((_from, _to, _newFrom, newTo) => end = newTo);
  const behind = tr.doc.resolve(end);
  if (behind.parent.isTextblock) {
    // The rest of the line that it has parted.
    tr.setSelection(TextSelection.create(tr.doc, end));
    return;
  }
  if (!behind.nodeAfter?.isTextblock) tr.insert(end, richSchema.nodes.paragraph!.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1)));
}
