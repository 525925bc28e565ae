import type { RichBlock } from "../rich_document.ts";
import { isEven } from "../table_grid.ts";
import { type HtmlElement, type HtmlNode, isElement } from "./html_node.ts";

type Table = Extract<RichBlock, { type: "table" }>;
type Cell = Table["content"][number]["content"][number];

/** Rows and columns of a table that are read; what is beyond them is left out. */
const MOST_ROWS = 500, MOST_COLUMNS = 50;

/** A table: cells as they lie, rows filled to one width where the source left them uneven. @param inside reads what a cell holds */
export function tableOf(
  table: HtmlElement,
  inside: (nodes: readonly HtmlNode[]) => RichBlock[],
): RichBlock[] {
  const rows = rowsOf(table.children).slice(0, MOST_ROWS);
  const captions = table.children.filter((child) => isElement(child, "caption")) as HtmlElement[];
  const before = captions.flatMap(({ children }) => inside(children));
  const content = filled(
    rows.map((row) =>
      row.children.filter((child): child is HtmlElement => isElement(child, "td", "th")).slice(
        0,
        MOST_COLUMNS,
      )
        .map((cell): Cell => {
          const colspan = span(cell, "colspan", MOST_COLUMNS), rowspan = span(cell, "rowspan", MOST_ROWS);
          return {
            type: cell.tag === "th" ? "tableHeader" : "tableCell",
            ...colspan * rowspan > 1 ? { attrs: { colspan, rowspan } } : {},
            content: inside(cell.children),
          };
        })
    ),
  );
  return content.length === 0 ? before : [...before, { type: "table", content }];
}

function rowsOf(children: readonly HtmlNode[]): HtmlElement[] {
  return children.flatMap((child) =>
    isElement(child, "tr")
      ? [child]
      : isElement(child, "tbody", "thead", "tfoot")
      ? rowsOf(child.children)
      : []
  );
}

function span(cell: HtmlElement, name: string, most: number): number {
  const value = Math.trunc(Number(cell.attribute(name) ?? 1));
  return value >= 1 ? Math.min(value, most) : 1;
}

const empty = (): Cell => ({ type: "tableCell", content: [{ type: "paragraph" }] });

/** Rows of one width: short ones get empty cells; where spans lie over each other no cell spans any more. */
function filled(rows: Cell[][]): Table["content"] {
  const given = rows.filter((row) => row.length > 0);
  if (given.length === 0) return [];
  const asIs = given.map((row) => ({ type: "tableRow" as const, content: row }));
  if (isEven(asIs as never)) return asIs;
  const single = given.map((row) =>
    row.flatMap(({ attrs, ...cell }) => [
      cell as Cell,
      ...Array.from({ length: (attrs?.colspan ?? 1) - 1 }, empty),
    ]).slice(0, MOST_COLUMNS)
  );
  const width = Math.max(...single.map((row) => row.length));
  return single.map((row) => ({
    type: "tableRow",
    content: [...row, ...Array.from({ length: width - row.length }, empty)],
  }));
}
