import { Icon } from "./Icon.tsx";
import { fromHere } from "./table/from_here.ts";

export interface TreeNode {
  id: string;
  label: string;
  /** Code before the name, in mono. */
  code?: string;
  /** Figures below, at the right. */
  count?: number;
  /** What a click opens, on the page of the tree. A branch unfolds by its row; its own page opens by the arrow at the right. */
  href?: string;
  open?: boolean;
  current?: boolean;
  children?: readonly TreeNode[];
}

/** A tree of `<details>`: unfolds without script. */
export function Tree({ nodes, label, id }: { nodes: readonly TreeNode[]; label: string; id?: string }) {
  return (
    <nav class="tree" aria-label={label} id={id}>
      <Branch nodes={nodes} />
    </nav>
  );
}

/** A field that filters the tree of that id while typing; hidden without script. */
export function TreeFilter({ tree, label }: { tree: string; label: string }) {
  return (
    <label class="search-field tree-filter needs-script">
      <Icon name="list-filter" />
      <input type="search" data-filters={tree} aria-label={label} placeholder={label} autocomplete="off" />
    </label>
  );
}

function Branch({ nodes }: { nodes: readonly TreeNode[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id} data-text={`${node.code ?? ""} ${node.label}`.toLowerCase()}>
          {node.children && node.children.length > 0
            ? (
              <>
                {node.href && (
                  <a
                    class="tree-open"
                    href={node.href && fromHere(node.href)}
                    aria-label={node.label}
                    title={node.label}
                    aria-current={node.current ? "page" : "false"}
                  >
                    <Icon name="arrow-right" />
                  </a>
                )}
                <details open={node.open}>
                  <summary class="tree-row" aria-current={node.current ? "true" : undefined}>
                    <Icon name="chevron-right" />
                    <Words node={node} />
                  </summary>
                  <Branch nodes={node.children} />
                </details>
              </>
            )
            : (
              <a
                class="tree-row tree-leaf"
                href={node.href && fromHere(node.href)}
                aria-current={node.current ? "page" : "false"}
              >
                <Words node={node} />
              </a>
            )}
        </li>
      ))}
    </ul>
  );
}

function Words({ node }: { node: TreeNode }) {
  return (
    <>
      {node.code && <span class="code">{node.code}</span>}
      <span class="name">{node.label}</span>
      {node.count !== undefined && <span class="count">{node.count}</span>}
    </>
  );
}
