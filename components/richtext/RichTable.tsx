import type { RichBlock } from "@/engines/richtext/rich_document.ts";
import type { JSX } from "preact";

/** What draws blocks within a cell, an entry of a list, a box. */
export type DrawBlocks = (blocks: readonly RichBlock[]) => JSX.Element[];

type Rows = Extract<RichBlock, { type: "table" }>["content"];

/** A table of a rich text, which scrolls by itself where it is wider than the page; so it takes the focus. */
export function RichTable({ rows, draw, label }: { rows: Rows; draw: DrawBlocks; label: string }) {
  return (
    <div class="rich-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.content.map((cell, column) => {
                const { colspan, rowspan } = cell.attrs ?? { colspan: 1, rowspan: 1 };
                const span = {
                  ...(colspan > 1 ? { colSpan: colspan } : {}),
                  ...(rowspan > 1 ? { rowSpan: rowspan } : {}),
                };
                return cell.type === "tableHeader"
                  ? <th key={column} scope={at === 0 ? "col" : "row"} {...span}>{draw(cell.content)}</th>
                  : <td key={column} {...span}>{draw(cell.content)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
