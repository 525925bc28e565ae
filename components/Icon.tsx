import { h } from "preact";
import "./island_icons.ts";
import { iconNodes } from "./icon_source.ts";

export interface IconProps {
  /** Lucide name (`shopping-cart`). */
  name: string;
  /** Said to assistive technology when the icon stands without a word; else it is hidden from it. */
  label?: string;
  /** 16 px (default), 18 px in tiles, 20 px alone. */
  size?: "small" | "tile" | "large";
  class?: string;
}

const SIZES = { small: "icon", tile: "icon icon-tile", large: "icon icon-large" };

/** A line icon as inline SVG in the colour of the text around it. An unknown name draws an empty square. */
export function Icon({ name, label, size = "small", class: extra }: IconProps) {
  const shapes = iconNodes(name) ??
    [["rect", { x: "3", y: "3", width: "18", height: "18", rx: "2" }]] as const;
  return (
    <svg
      class={extra ? `${SIZES[size]} ${extra}` : SIZES[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-linecap="round"
      stroke-linejoin="round"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })}
    >
      {shapes.map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  );
}
