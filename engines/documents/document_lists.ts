import type { DocumentKind } from "./define_document.ts";
import { readingList } from "./reading_list.ts";
import { workingList } from "./working_list.ts";

const made = new WeakMap<DocumentKind, ReturnType<typeof listsOf>>();

function listsOf(kind: DocumentKind) {
  return { working: workingList(kind), reading: readingList(kind) };
}

/** The two lists of a kind, the same each time they are asked for. */
export function documentLists(kind: DocumentKind): ReturnType<typeof listsOf> {
  let lists = made.get(kind);
  if (!lists) made.set(kind, lists = listsOf(kind));
  return lists;
}
