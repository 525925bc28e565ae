/** A cell as far as it takes up room. */
interface Spanning {
  attrs?: { colspan: number; rowspan: number };
}

/**
 * Whether the cells of a table fill each of its rows to the same width, with none above another and none beyond the last row. Of each column it
 * is only known up to which row it is taken: cells that say to span much would fill any memory otherwise.
 */
export function isEven(rows: readonly { content: readonly Spanning[] }[]): boolean {
  const [first] = rows;
  const width = first!.content.reduce((sum, { attrs }) => sum + (attrs?.colspan ?? 1), 0);
  const takenTo = new Uint32Array(width);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    const passTaken = () => {
      while (column < width && takenTo[column]! > at) column++;
    };
    for (const { attrs: { colspan, rowspan } = { colspan: 1, rowspan: 1 } } of row.content) {
      passTaken();
      const end = column + colspan;
      if (at + rowspan > rows.length || end > width) return false;
      for (; column < end; column++) {
        if (takenTo[column]! > at) return false;
        takenTo[column] = at + rowspan;
      }
    }
    passTaken();
    if (column < width) return false;
  }
  return width > 0;
}
