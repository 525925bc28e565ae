/** Id of the square that stands for a name which is no icon's. */
export const NO_ICON = "none";

interface Sprite {
  /** Where the picture of all icons lies. */
  address: string;
  has(name: string): boolean;
}

let sprite: Sprite | null = null;

/** Tells the server's pages where the icons are; they tell the browser in `data-icons` of the document. */
export function setIcons(used: Sprite): void {
  sprite = used;
}

/** Where the picture of all icons lies. */
export function iconsAddress(): string {
  return icons().address;
}

/** Address of one icon. */
export function iconHref(name: string): string {
  const { address, has } = icons();
  return `${address}#${has(name) ? name : NO_ICON}`;
}

/** What an address may hold as it is: names come from pages too. */
const isName = (name: string) => /^[\w-]+$/.test(name);

/** In the browser it is the document that tells; which icons there are, only the server knows. */
function icons(): Sprite {
  return sprite ??= { address: globalThis.document?.documentElement.dataset.icons ?? "", has: isName };
}
