/** What components use on the server and in the browser alike. */
export { asset, assetSrcSet } from "./src/asset.ts";
export { HttpError } from "./src/error.ts";
export { Head } from "./src/head.ts";
export { Partial, type PartialProps } from "./src/partial.ts";

/** True in the browser, false where pages are rendered. */
export const IS_BROWSER: boolean = typeof document !== "undefined";
