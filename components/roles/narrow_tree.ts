import type { RightModule } from "@/services/roles/right_tree.ts";

/** The tree with only what holds every word typed and belongs to the module, where they are given. */
export function narrowTree(
  tree: readonly RightModule[],
  { keyword = "", module }: { keyword?: string; module?: string },
): RightModule[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return tree.filter((one) => !module || one.module === module).map((one) => ({
    ...one,
    pages: one.pages.map((page) => ({
      ...page,
      rights: page.rights.filter((right) => {
        const text = `${page.name} ${right.name} ${right.code}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    })).filter(({ rights }) => rights.length > 0),
  })).filter(({ pages }) => pages.length > 0);
}
