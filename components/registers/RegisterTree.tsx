import { PaneHandle } from "@/components/Pane.tsx";
import { Tree, TreeFilter, type TreeNode } from "@/components/Tree.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import type { Register } from "@/engines/registers/define_register.ts";
import type { Branch } from "@/engines/registers/read_tree.ts";
import { parentField } from "@/engines/registers/shape.ts";
import type { RegisterLinks, RegisterQuery } from "./register_links.ts";
import { titleOf } from "@/kernel/access/pages.ts";

/** The entries of a register as the tree that they are: a branch narrows the list to itself and what is below. */
export function RegisterTree({ ctx, register, query, tree, links }: {
  ctx: Ctx;
  register: Register;
  query: RegisterQuery;
  tree: readonly Branch[];
  links: RegisterLinks;
}) {
  const { t } = ctx;
  const field = parentField(register)!;
  const current = query.list.filters?.[field];
  const label = t("registers.tree", { page: t(titleOf(register.route)) });
  const nodeOf = (branch: Branch): TreeNode => {
    const children = branch.below?.map(nodeOf) ?? [];
    return {
      id: branch.key,
      label: branch.label,
      count: branch.count || undefined,
      href: links.href({ pageNo: 1, filters: { [field]: branch.key } }),
      current: branch.key === current,
      open: branch.key === current || children.some((one) => one.open || one.current),
      children,
    };
  };
  return (
    <>
      <div class="pane pane-sized register-tree w-[232px]" id="register-tree">
        <TreeFilter tree="register-branches" label={t("registers.tree_filter")} />
        <div class="pane-scroll">
          <a
            class="tree-row tree-leaf register-tree-all"
            href={links.href({ pageNo: 1, filters: { [field]: undefined } })}
            aria-current={current === undefined ? "page" : "false"}
          >
            <span class="name">{t("registers.tree_all")}</span>
          </a>
          <Tree id="register-branches" label={label} nodes={tree.map(nodeOf)} />
        </div>
      </div>
      <PaneHandle
        controls="register-tree"
        label={t("registers.tree_width")}
        remember={`register-${register.route}`}
        width={232}
      />
    </>
  );
}
