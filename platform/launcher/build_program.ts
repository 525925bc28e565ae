import { shapeLog } from "../log.ts";
import { readConfig } from "../config.ts";
import { buildIfStale } from "../build.ts";
import { environ } from "../environ.ts";

/** The process that pages and islands are built in. Started by build_apart.ts. */
if (import.meta.main) {
  shapeLog(readConfig(environ()));
  await buildIfStale(() => console.log("building pages and islands"));
}
