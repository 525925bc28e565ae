import nodes from "./icon_nodes.js";
import { addIcons } from "./icon_source.ts";

// Server only: 800 KB that no browser ever gets. Imported for this effect by main.ts.
addIcons(Object.entries(nodes));
