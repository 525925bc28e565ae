import { numberText } from "../format.ts";

/** What is told of a preview. */
export interface PreviewFacts {
  /** Bytes. */
  size: number;
  paths: number;
}

/** Counts what an SVG of a drawing is made of. */
export function factsOf(svg: string): PreviewFacts {
  return { size: new TextEncoder().encode(svg).length, paths: svg.split("<path ").length - 1 };
}

/** `305 KB`, `1.2 MB`, as the server writes them (components/gif2svg/file_size.ts). */
export function sizeText(bytes: number, lang: string): string {
  const kilobytes = bytes / 1024;
  const number = (value: number) => numberText(value, lang);
  return kilobytes < 1000
    ? `${number(Math.max(1, Math.round(kilobytes)))} KB`
    : `${number(Math.round(kilobytes / 102.4) / 10)} MB`;
}

/** Settings that a form of the page holds, as an address takes them. */
export function settingsFrom(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter(([name, value]) =>
    name !== "file" && typeof value === "string"
  );
  return new URLSearchParams(entries as [string, string][]);
}
