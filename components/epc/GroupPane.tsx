import { PaneHandle } from "@/components/Pane.tsx";
import { Tree, TreeFilter, type TreeNode } from "@/components/Tree.tsx";
import type { GroupTree } from "@/services/epc/figure_types.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

export interface GroupPaneProps {
  tree: GroupTree;
  nodes: TreeNode[];
  /** Whether groups and figures that do not fit are shown. */
  all: boolean;
  /** Shows them, or hides them. */
  otherHref: string;
  t: Translate;
}

/** The group tree of the catalogue beside what was chosen in it, with how many figures fit; on a phone it opens over the page. */
export function GroupPane({ tree, nodes, all, otherHref, t }: GroupPaneProps) {
  const hidden = tree.all - tree.fitting;
  return (
    <>
      <section
        class="pane pane-sized tree-pane"
        id="tree-pane"
        aria-label={t("epc.groupPane")}
        // On a phone it opens over the page; elsewhere the style sheet keeps it in its place.
        popover="auto"
      >
        <TreeFilter tree="groups" label={t("epc.filterGroups")} />
        <div class="pane-scroll">
          <Tree id="groups" label={t("epc.groups")} nodes={nodes} />
        </div>
        <footer class="tree-foot">
          {tree.subject.kind === "vehicle"
            ? t("epc.figuresFit", { fitting: tree.fitting, all: tree.all })
            : t("epc.figuresAll", { all: tree.all })}
          {hidden > 0 && (
            <a href={otherHref}>{all ? t("epc.hideOther") : t("epc.showOther", { count: hidden })}</a>
          )}
        </footer>
      </section>
      <PaneHandle controls="tree-pane" label={t("epc.groups")} remember="epc-tree" width={216} />
    </>
  );
}
