import { LIMITS } from "@/kernel/limits.ts";

/**
 * The print watermark (specification section 9): tiles of 220 x 180 px, turned by 27 degrees, 10 % opacity, with name, code
 * and time. Inline SVG, so that it prints without the background setting of the browser.
 */
export function Watermark({ lines }: { lines: readonly string[] }) {
  const { width, height, degrees, opacity } = LIMITS.watermark;
  return (
    <svg class="watermark" aria-hidden="true" fill="#000" opacity={opacity}>
      <defs>
        <pattern
          id="watermark-tile"
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(-${degrees})`}
        >
          <text x="10" y="60" font-size="15" font-family="sans-serif">
            {lines.map((line, index) => <tspan key={index} x="10" dy={index === 0 ? 0 : 20}>{line}</tspan>)}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#watermark-tile)" />
    </svg>
  );
}
