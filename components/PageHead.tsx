import type { ComponentChildren } from "preact";

export interface Crumb {
  label: string;
  /** Missing for a place that has no page. */
  href?: string;
}

export interface PageHeadProps {
  title: string;
  /** Code or count beside the title. */
  note?: ComponentChildren;
  /** Way up to here, without this page. */
  crumbs?: readonly Crumb[];
  /** Name of the breadcrumb for assistive technology; left out: it is a list, no landmark of its own. */
  crumbsLabel?: string;
  /** Buttons at the right: tools first, the page's own act last. */
  children?: ComponentChildren;
  /** No line below: filters follow. */
  flush?: boolean;
}

/** A longer note is a sentence: on a phone the tools do not stand beside it. */
const BESIDE = 40;

/** Head of a page: breadcrumb, title with its note, tools. */
export function PageHead({ title, note, crumbs = [], crumbsLabel, children, flush }: PageHeadProps) {
  return (
    <header
      class="page-head"
      data-flush={flush ? "" : undefined}
      data-lead={typeof note === "string" && note.length > BESIDE ? "" : undefined}
    >
      <div class="min-w-0">
        {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} label={crumbsLabel} />}
        <div class="page-title">
          <h1>{title}</h1>
          {note !== undefined && <span class="note">{note}</span>}
        </div>
      </div>
      {children && <div class="page-tools">{children}</div>}
    </header>
  );
}

/** The way up, as a list of links. */
function Breadcrumb({ crumbs, label }: { crumbs: readonly Crumb[]; label?: string }) {
  const list = (
    <ol class="crumbs">
      {crumbs.map((crumb) => (
        <li key={crumb.label}>
          {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : <span>{crumb.label}</span>}
        </li>
      ))}
    </ol>
  );
  return label === undefined ? list : <nav aria-label={label}>{list}</nav>;
}
