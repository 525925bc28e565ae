import type { TreeNode } from "@/components/Tree.tsx";
import type { FigureCard, GroupNode } from "@/services/epc/figure_types.ts";

/** A figure as a leaf of the tree. */
type TreeFigure = Pick<FigureCard, "code" | "number" | "name" | "groupCode" | "fits">;

/**
 * The group tree as tree nodes: the way down to the open group unfolded, its figures as leaves. Groups without a fitting
 * figure stand only when `all` asks for them.
 */
export function groupNodes(groups: readonly GroupNode[], how: {
  all: boolean;
  /** Codes from the top to the open group. */
  open: readonly string[];
  figures: readonly TreeFigure[];
  currentFigure: string | null;
  groupHref: (code: string) => string;
  figureHref: (figure: TreeFigure) => string;
}): TreeNode[] {
  return groups.filter((group) => how.all ? group.all > 0 : group.fitting > 0).map((group) => {
    const below = groupNodes(group.children, how);
    const isOpen = how.open.includes(group.code);
    const isCurrent = how.open.at(-1) === group.code;
    const own = how.figures.filter((figure) => figure.groupCode === group.code && (how.all || figure.fits));
    const leaves: TreeNode[] = own.map((figure) => ({
      id: figure.code,
      code: figure.number.split("-").at(-1),
      label: figure.name,
      href: how.figureHref(figure),
      current: figure.code === how.currentFigure,
    }));
    return {
      id: group.code,
      code: group.code,
      label: group.name,
      count: how.all ? group.all : group.fitting,
      href: how.groupHref(group.code),
      open: isOpen,
      current: isCurrent && how.currentFigure === null,
      children: [...below, ...leaves],
    };
  });
}
