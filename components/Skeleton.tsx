const WIDTHS = ["w-[72%]", "w-[88%]", "w-[56%]", "w-[80%]", "w-[64%]"];

/** Rows of a table that is still coming: grey bars in its real columns, no shimmer. Hidden from assistive technology. */
export function Skeleton({ rows = 4, columns }: { rows?: number; columns: number }) {
  return (
    <>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} aria-hidden="true">
          {Array.from({ length: columns }, (_, column) => (
            <td key={column}>
              <span class={`bone ${WIDTHS[(row * 2 + column) % WIDTHS.length]}`} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}
