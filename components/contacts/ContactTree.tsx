import { PaneHandle } from "@/components/Pane.tsx";
import { Tree, TreeFilter, type TreeNode } from "@/components/Tree.tsx";
import type { Ctx } from "@/kernel/ctx.ts";
import {
  type ContactBranch,
  type ContactTree as ContactTreeData,
  MOST_STORES,
  type Unfolded,
} from "@/services/contacts/contact_orgs.ts";
import { contactHref, type ContactQuery } from "./contact_links.ts";
import { fromHere } from "@/components/table/from_here.ts";

interface ContactTreeProps {
  tree: ContactTreeData;
  query: ContactQuery;
  unfolded: Unfolded;
  ctx: Ctx;
  basePath: string;
}

/** The organisations of the directory: the car maker, dealer groups and stores by country; what is chosen narrows the people. */
export function ContactTree(props: ContactTreeProps) {
  const { query, ctx: { t }, basePath } = props;
  const isAll = query.org === undefined && query.country === undefined;
  return (
    <>
      <div class="pane pane-sized contact-tree" id="contact-tree">
        <TreeFilter tree="contact-branches" label={t("contacts.tree_filter")} />
        <div class="pane-scroll">
          <a
            class="tree-row tree-leaf contact-all"
            href={fromHere(contactHref(basePath, { keyword: query.keyword, pageSize: query.pageSize }))}
            aria-current={isAll ? "page" : "false"}
          >
            <span class="name">{t("contacts.all")}</span>
          </a>
          <Tree id="contact-branches" label={t("contacts.tree")} nodes={nodesOf(props)} />
          {props.tree.stores.length >= MOST_STORES && (
            <p class="contact-more">{t("contacts.more", { count: MOST_STORES })}</p>
          )}
        </div>
      </div>
      <PaneHandle
        controls="contact-tree"
        label={t("contacts.tree_width")}
        remember="contact-tree"
        width={248}
      />
    </>
  );
}

function nodesOf({ tree, query, unfolded, ctx: { t }, basePath }: ContactTreeProps): TreeNode[] {
  const { keyword, pageSize } = query;
  const leaf = ({ code, name }: ContactBranch): TreeNode => ({
    id: code,
    code,
    label: name,
    href: contactHref(basePath, { keyword, pageSize, org: code }),
    current: query.org === code,
  });
  const branch = (one: ContactBranch, isOpen: boolean, href: string, isCurrent: boolean): TreeNode => ({
    id: one.code,
    label: one.name,
    count: one.stores || undefined,
    href,
    current: isCurrent,
    open: isOpen,
    children: isOpen ? tree.stores.map(leaf) : undefined,
  });
  const groups = tree.groups.map((one) =>
    branch(
      one,
      unfolded.group === one.code,
      contactHref(basePath, { keyword, pageSize, org: one.code }),
      query.org === one.code,
    )
  );
  const countries = tree.countries.map((one) =>
    branch(
      one,
      unfolded.country === one.code,
      contactHref(basePath, { keyword, pageSize, country: one.code }),
      query.country === one.code,
    )
  );
  return [
    ...tree.factories.map((one) => ({ ...leaf(one), code: undefined })),
    ...(groups.length > 0
      ? [{ id: "groups", label: t("contacts.groups"), open: true, children: groups }]
      : []),
    ...(countries.length > 0
      ? [{ id: "countries", label: t("contacts.by_country"), open: true, children: countries }]
      : []),
  ];
}
