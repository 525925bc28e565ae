/** Builds an application and serves it while it is being developed. */
export { Builder, type BuildOptions, type FreshBuilderOptions } from "./src/dev/builder.ts";
