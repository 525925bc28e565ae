import type { ComponentChildren } from "preact";
import { type Crumb, PageHead } from "@/components/PageHead.tsx";
import type { State } from "@/edge/state.ts";

/** The head of a page about roles. */
export function RoleHead(
  { state, title, note, children }: {
    state: State;
    title: string;
    note?: string;
    children?: ComponentChildren;
  },
) {
  return (
    <PageHead
      title={title}
      note={note && <span class="mono">{note}</span>}
      crumbs={roleCrumbs(state)}
      flush
    >
      {children}
    </PageHead>
  );
}

/** The way to a page about roles. */
export function roleCrumbs({ ctx: { t }, basePath }: State): Crumb[] {
  return [{ label: t("nav.people") }, { label: t("page.baseinforole"), href: `${basePath}/baseinforole` }];
}
