import type { Visitor } from "../ask/visitor.ts";
import type { Recording } from "../keep.ts";
import { ADDRESSES } from "../page/addresses.ts";

/** Rows of a register come back as they went: each exported sheet is checked and imported, and one that is no sheet at all. */
export async function recordImports(
  visitor: Visitor,
  exported: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  recording: Recording,
): Promise<void> {
  const pages = new Set(ADDRESSES);
  for (const [page, bytes] of exported) {
    // Lists that are no registers are exported by names that no page has.
    if (!pages.has(page)) continue;
    const html = (await visitor.get(`/tis/${page}?import=1`)).text;
    const path = /"(\/tis\/[\w/-]+)\/imports"/.exec(html)?.[1] ??
      /"(\/tis\/[\w/-]+)\/import-checks"/.exec(html)?.[1];
    if (path === undefined) continue;
    for (
      const [title, content] of [["its own sheet", bytes], [
        "no sheet",
        new TextEncoder().encode("no sheet"),
      ]] as const
    ) {
      for (const call of ["import-checks", "imports"]) {
        const form = new FormData();
        form.set("file", new File([content], "import.xlsx"));
        const answer = await visitor.post(`${path}/${call}`, form);
        await recording.answer(`imports/${page}`, "POST", `${path}/${call}`, answer, {
          given: title,
          title: `${call} ${title}`,
        });
      }
    }
  }
}
