import { encode } from "uqr";

/** Modules around the code that stay white (ISO/IEC 18004, 9.1). */
const QUIET = 4;

/** A text as a QR code, always dark on white so that cameras read it on a dark page too. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => isDark ? [`M${x} ${y}h1v1h-1z`] : []));
  const all = size + 2 * QUIET;
  return (
    <svg
      class="qr-code"
      viewBox={`${-QUIET} ${-QUIET} ${all} ${all}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={all} height={all} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
