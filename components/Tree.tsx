import { Icon } from "./Icon.tsx";

export interface TreeNode {
  id: string;
  label: string;
  /** Code before the name, in mono. */
  code?: string;
  /** Figures below, at the right. */
  count?: number;
  /** What a click opens; a branch without one only unfolds. */
  href?: string;
  open?: boolean;
  current?: boolean;
  children?: readonly TreeNode[];
}

/** A tree of `<details>`: unfolds without script. `filterable` lets the field of the same id filter it by script. */
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
              <details open={node.open}>
                <summary class="tree-row" aria-current={node.current ? "true" : undefined}>
                  <Icon name="chevron-right" />
                  <Words node={node} />
                </summary>
                <Branch nodes={node.children} />
              </details>
            )
            : (
              <a class="tree-row tree-leaf" href={node.href} aria-current={node.current ? "page" : undefined}>
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
      <span class="name">
        {node.href && node.children?.length ? <a href={node.href}>{node.label}</a> : node.label}
      </span>
      {node.count !== undefined && <span class="count">{node.count}</span>}
    </>
  );
}
