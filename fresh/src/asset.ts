/** Query parameter that makes the address of a file change with every build, so that it may be cached for ever. */
export const BUST_KEY = "__frsh_c";

/** The build whose files are named: set on the server before each rendering and in the browser when it boots. */
export const place = { buildId: "" };

/**
 * The address of a static file with the bust key of the build. The base path is the caller's to put in front.
 * @param path root-relative path, base path included; anything else is returned as it is
 */
export function asset(path: string): string {
  if (!path.startsWith("/") || path.startsWith("//") || path.includes(BUST_KEY)) return path;
  const hash = path.indexOf("#");
  const fragment = hash < 0 ? "" : path.slice(hash);
  const address = hash < 0 ? path : path.slice(0, hash);
  return `${address}${address.includes("?") ? "&" : "?"}${BUST_KEY}=${place.buildId}${fragment}`;
}

/** The same for each address of a `srcset` attribute. */
export function assetSrcSet(srcset: string): string {
  // Addresses with brackets or empty parts are beyond a simple split; better left alone than broken.
  if (srcset.includes("(")) return srcset;
  const parts = srcset.split(",").map((part) => /^(\s*)(\S+)(.*)$/s.exec(part));
  if (parts.some((part) => part === null)) return srcset;
  return parts.map((part) => part![1] + asset(part![2]!) + part![3]).join(",");
}
