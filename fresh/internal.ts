/** For the generated server only. */
export { setBuildCache } from "./src/app.ts";
export { openBuild, type SavedBuild } from "./src/saved_build.ts";
