// @ts-types="./icon_nodes.d.ts"
import nodes from "lucide-static/icon-nodes.json" with { type: "json" };
import { addIcons } from "./icon_source.ts";

// Server only: 800 KB that no browser ever gets. Imported for this effect by main.ts.
addIcons(Object.entries(nodes));
