import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Style sheets lie in folders of their own in here, each under the name `app.css`. */
export const SHEETS = fileURLToPath(new URL("../.data/styles/", import.meta.url));

/** Where a server that is being developed has its sheet, which changes while it serves; no other server has it from here. */
export const DEV_SHEETS = join(SHEETS, "dev");

/** The sheet in one of the folders. */
export const sheetIn = (folder: string): string => join(folder, "app.css");
