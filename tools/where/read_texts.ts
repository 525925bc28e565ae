/** A text of the interface and the file that it stands in, by its path from the root. */
export interface ShippedText {
  path: string;
  key: string;
  text: string;
}

/** The texts of the complete languages. */
export async function readTexts(root: string): Promise<ShippedText[]> {
  const found: ShippedText[] = [];
  for (const lang of ["en_US", "zh_CN", "de_DE"]) {
    for await (const { name } of Deno.readDir(`${root}locales/${lang}`)) {
      const path = `locales/${lang}/${name}`;
      const texts: Record<string, string> = JSON.parse(
        (await Deno.readTextFile(root + path)).replaceAll("\u00ad", ""),
      );
      const begin = name.replace(/\.json$/, "");
      found.push(
        ...Object.entries(texts).map(([key, text]) => ({ path, key: `${begin}.${key}`, text: String(text) })),
      );
    }
  }
  return found;
}
