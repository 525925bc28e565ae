import { figureMarkup } from "@/services/epc/drawings/figure_markup.ts";

/** Where drawings and their 3D models are kept: folders of the installation, and the file store for those that people bring in. */
export interface FigureFolder {
  /** The drawing as pages put it in their markup (services/epc/drawings/figure_markup.ts), or null when there is none of that name. */
  svg(name: string): Promise<string | null>;
  /** Bytes of a drawing or model, or null. */
  bytes(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*\.(svg|glb|png|jpg)$/;
const KEPT_DRAWINGS = 60;

/**
 * Drawings from folders, the first that has a name wins. Names hold no path, so that nothing outside is read. The drawings
 * used last are kept in memory, since one figure is opened by many.
 *
 * @param stored bytes of what people have brought in, by its name
 */
export function openFigures(
  folders: readonly (string | URL)[],
  stored: (name: string) => Promise<Uint8Array<ArrayBuffer> | null> = () => Promise.resolve(null),
): FigureFolder {
  const kept = new Map<string, string>();
  async function bytes(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    if (!NAME.test(name)) return null;
    for (const folder of folders) {
      try {
        return await Deno.readFile(folder instanceof URL ? new URL(name, folder) : `${folder}/${name}`);
      } catch (error) {
        if (!(error instanceof Deno.errors.NotFound)) throw error;
      }
    }
    return await stored(name);
  }
  return {
    bytes,
    async svg(name) {
      const known = kept.get(name);
      if (known !== undefined) return known;
      const read = await bytes(name);
      if (read === null) return null;
      const text = figureMarkup(name, new TextDecoder().decode(read));
      if (text === null) return null;
      kept.set(name, text);
      if (kept.size > KEPT_DRAWINGS) kept.delete(kept.keys().next().value!);
      return text;
    },
  };
}
