/** A cell as far as it takes up room. */
interface Spanning {
  attrs?: { colspan: number; rowspan: number };
}

/** Whether the cells of a table fill each of its rows to the same width, with none above another and none beyond the last row. */
export function isEven(rows: readonly { content: readonly Spanning[] }[]): boolean {
  const taken: Set<number>[] = rows.map(() => new Set());
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const { attrs: { colspan, rowspan } = { colspan: 1, rowspan: 1 } } of row.content) {
      while (taken[at]!.has(column)) column++;
      if (at + rowspan > rows.length) return false;
      for (let down = 0; down < rowspan; down++) {
        for (let right = 0; right < colspan; right++) {
          if (taken[at + down]!.has(column + right)) return false;
          taken[at + down]!.add(column + right);
        }
      }
    }
  }
  const width = taken[0]!.size;
  return width > 0 && taken.every((columns) => columns.size === width && Math.max(...columns) === width - 1);
}
