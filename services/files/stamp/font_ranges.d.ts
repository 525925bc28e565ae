import type { FontRanges } from "./font_of_text.ts";

/** What `font_ranges.json` holds; said here, since inferring it from 200 KB would slow every type check. */
declare const ranges: FontRanges[];
export default ranges;
