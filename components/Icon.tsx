import { iconHref } from "./icon_address.ts";

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

/** A line icon in the colour of the text around it, out of the one picture of all icons. An unknown name draws an empty square. */
export function Icon({ name, label, size = "small", class: extra }: IconProps) {
  return (
    <svg
      class={extra ? `${SIZES[size]} ${extra}` : SIZES[size]}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })}
      dangerouslySetInnerHTML={{ __html: useOf(name) }}
    />
  );
}

/** Pages draw about a hundred icons, and the same ones again and again: each is put together once. */
const uses = new Map<string, string>();

function useOf(name: string): string {
  const address = iconHref(name);
  let html = uses.get(address);
  if (html === undefined) uses.set(address, html = `<use href="${address}"/>`);
  return html;
}
