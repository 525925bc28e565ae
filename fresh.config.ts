import type { FreshConfig } from "fresh";
import type { Config } from "@/platform/config.ts";

/** Options of the App. */
export function appOptions(config: Pick<Config, "basePath">): FreshConfig {
  return { basePath: config.basePath };
}

/** Where the web side lies, for the Builder: one place for start, development and tests. The style sheet comes beside (`withSheet`). */
export const builderOptions = {
  root: import.meta.dirname!,
  outDir: "_fresh",
  staticDir: "static",
  islandDir: "islands",
  routeDir: "routes",
  componentDir: "components",
  serverEntry: "main.ts",
  target: ["chrome109", "firefox115", "safari16"],
  // Islands have JSX; the other modules of their folder are bundled with those that import them. Tests are none either.
  ignore: [/[\\/]islands[\\/].*\.ts$/, /[._]test\.[tj]sx?$/],
};

/** The same with the style sheet, which is built: the folder it lies in is served like `static`. */
export const withSheet = (folder: string) => ({
  ...builderOptions,
  staticDir: [folder, builderOptions.staticDir],
});
