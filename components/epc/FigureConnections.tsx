import { Connections, type ConnectionsProps } from "@/components/links/Connections.tsx";

/** What a figure is connected with, folded below its parts; nothing where there is nothing. */
export function FigureConnections({ groups, basePath, t }: ConnectionsProps) {
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <details class="figure-connections">
      <summary>
        {t("links.title")} <span class="note">{count}</span>
      </summary>
      <Connections groups={groups} basePath={basePath} t={t} headed />
    </details>
  );
}
