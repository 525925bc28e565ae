export interface Tab {
  label: string;
  href: string;
  current?: boolean;
  count?: number | string;
}

/** Tabs are links to other views of one thing: each has its own address. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.current ? "page" : "false"}>
          {tab.label}
          {tab.count !== undefined && <span class="num">{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}
