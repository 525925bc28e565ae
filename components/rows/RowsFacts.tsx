/** Rows of a table to read: heads and texts. */
export function RowsFacts(
  { heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] },
) {
  return (
    <table class="rows-table">
      <thead>
        <tr>{heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((cell, at) => <td key={at} data-label={heads[at]}>{cell === "" ? "–" : cell}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
