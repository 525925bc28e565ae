import { addIcons } from "./icon_source.ts";
import { ICONS } from "./icons.ts";

// Server only: a page carries just the shapes it shows. Imported for this effect by main.ts.
addIcons(Object.entries(ICONS));
