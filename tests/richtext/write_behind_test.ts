import assert from "node:assert/strict";
import { Fragment, type Node, Slice } from "prosemirror-model";
import { EditorState, TextSelection } from "prosemirror-state";
import { richSchema } from "@/islands/richtext/schema.ts";
import { writeBehind } from "@/islands/richtext/write_behind.ts";

const { doc, paragraph, picture, bulletList, listItem } = richSchema.nodes;
const line = (text: string) => paragraph!.create(null, text === "" ? undefined : richSchema.text(text));
const list = (text: string) => bulletList!.create(null, listItem!.create(null, line(text)));
const shown = picture!.create({ file: "1" });

/** The document after something is put at a place, or where the caret stands, and a letter is typed then. */
function typedBehind(there: readonly Node[], caret: number, put: Node, at?: number): string {
  const whole = doc!.create(null, there);
  const { tr } = EditorState.create({ doc: whole, selection: TextSelection.create(whole, caret) });
  const slice = new Slice(Fragment.from(put), 0, 0);
  if (at === undefined) tr.replaceSelection(slice);
  else tr.replaceRange(at, at, slice);
  writeBehind(tr);
  return tr.insertText("!").doc.toString();
}

Deno.test("what is typed after a picture is put in stands behind it", () => {
  assert.equal(typedBehind([line("")], 1, shown), 'doc(picture, paragraph("!"))');
  assert.equal(typedBehind([line("ab")], 3, shown), 'doc(paragraph("ab"), picture, paragraph("!"))');
  assert.equal(typedBehind([line("ab")], 2, shown), 'doc(paragraph("a"), picture, paragraph("!b"))');
  assert.equal(typedBehind([line("ab")], 1, shown), 'doc(picture, paragraph("!ab"))');
  assert.equal(
    typedBehind([list("ab")], 5, shown),
    'doc(bulletList(listItem(paragraph("ab"), picture, paragraph("!"))))',
  );
});

Deno.test("what is typed after a list is put in, or a picture dropped, stands behind it", () => {
  assert.equal(
    typedBehind([line("ab")], 3, list("x")),
    'doc(paragraph("ab"), bulletList(listItem(paragraph("x"))), paragraph("!"))',
  );
  const two = [line("ab"), line("cd")];
  assert.equal(typedBehind(two, 1, shown, 4), 'doc(paragraph("ab"), picture, paragraph("!cd"))');
  assert.equal(
    typedBehind(two, 1, shown, 6),
    'doc(paragraph("ab"), paragraph("c"), picture, paragraph("!d"))',
  );
});
