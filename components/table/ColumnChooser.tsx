import type { Translate } from "@/kernel/texts/texts.ts";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { fromHere } from "./from_here.ts";

interface ColumnChoice {
  key: string;
  label: string;
  shown: boolean;
}

/** Which columns a list shows: a GET form in a `<details>`; the parameter `cols` repeats for each. */
export function ColumnChooser(
  { columns, keep, t }: {
    columns: readonly ColumnChoice[];
    keep: Record<string, string | number | undefined>;
    t: Translate;
  },
) {
  return (
    <details class="menu" data-menu="">
      <summary class="btn btn-icon" aria-label={t("table.columns")} title={t("table.columns")}>
        <Icon name="columns-3" />
      </summary>
      <form class="menu-panel" method="get">
        {Object.entries(keep).map(([name, value]) =>
          value === undefined || name === "cols"
            ? null
            : <input key={name} type="hidden" name={name} value={value} />
        )}
        {columns.map((column) => (
          <label key={column.key} class="menu-item">
            <input class="checkbox" type="checkbox" name="cols" value={column.key} checked={column.shown} />
            {column.label}
          </label>
        ))}
        <div class="menu-rule" />
        <div class="p-1">
          <Button kind="primary" wide>{t("table.apply")}</Button>
        </div>
      </form>
    </details>
  );
}

/** Compact or comfortable rows: two links, since the address is the list's only state. */
export function DensitySwitch(
  { density, href, t }: {
    density: "compact" | "comfortable";
    href: (density: "compact" | "comfortable") => string;
    t: Translate;
  },
) {
  const other = density === "compact" ? "comfortable" : "compact";
  return (
    <Button
      icon={density === "compact" ? "rows-3" : "rows-2"}
      label={`${t("table.density")}: ${t(`table.${other}`)}`}
      href={fromHere(href(other))}
    />
  );
}
