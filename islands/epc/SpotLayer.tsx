import { fillText } from "@/islands/fill_text.ts";
import { CORNERS } from "./spot_shapes.ts";
import { inOrder, type Spot } from "./hotspot_board.ts";

/** Sentences of the layer; `spot` has `{callout}` and `{name}` put in. */
export interface SpotLayerTexts {
  spot: string;
  unknown: string;
}

/**
 * The hotspots over the drawing, in its own units: rectangles that take the focus one after the other, with handles and leader where one
 * is selected. What happens on them is seen to by `spot_pointer.ts` and `spot_keys.ts`, by their `data-` attributes.
 */
export function SpotLayer({ spots, selected, drawn, names, texts, unit }: {
  spots: readonly Spot[];
  selected: number | null;
  /** The rectangle that is being drawn. */
  drawn: { x: number; y: number; w: number; h: number } | null;
  /** Part names by callout. */
  names: ReadonlyMap<string, string>;
  texts: SpotLayerTexts;
  /** Of the drawing's units for one px as it is seen now. */
  unit: number;
}) {
  return (
    <>
      {inOrder(spots).map((spot) => {
        const { id, callout, x, y, w, h, tip } = spot;
        const isSelected = id === selected;
        const [cx, cy] = [x + w / 2, y + h / 2];
        const name = names.get(callout) ?? texts.unknown;
        return (
          <g
            key={id}
            class="spot-edit"
            data-spot={id}
            data-callout={callout}
            data-chosen={isSelected ? "" : undefined}
            data-unlisted={names.has(callout) ? undefined : ""}
            // Attributes of SVG are told apart by case.
            tabindex={0}
            role="button"
            aria-pressed={isSelected ? "true" : "false"}
            aria-label={fillText(texts.spot, { callout, name })}
            aria-describedby="spot-keys"
          >
            {tip && <path class="spot-leader" d={`M${tip[0]} ${tip[1]}L${cx} ${cy}`} />}
            <rect class="spot-box" x={x} y={y} width={w} height={h} />
            <text class="spot-number" x={cx} y={cy} font-size={Math.min(16 * unit, Math.max(w, h) * 0.7)}>
              {callout}
            </text>
            {isSelected && CORNERS.map((corner) => (
              <rect
                key={corner}
                class={`spot-handle spot-handle-${corner}`}
                data-corner={corner}
                x={(corner.endsWith("w") ? x : x + w) - 6 * unit}
                y={(corner.startsWith("n") ? y : y + h) - 6 * unit}
                width={12 * unit}
                height={12 * unit}
              />
            ))}
            {isSelected && tip && (
              <circle class="spot-tip" data-tip="" cx={tip[0]} cy={tip[1]} r={7 * unit} />
            )}
          </g>
        );
      })}
      {drawn && <rect class="spot-drawn" x={drawn.x} y={drawn.y} width={drawn.w} height={drawn.h} />}
    </>
  );
}
