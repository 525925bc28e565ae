import type { Edit } from "./edits.ts";

/** A page that stands open in a browser, as the development server sees it: it loads again when the stream tells it to. */
export interface OpenPage {
  /** Waits until the page has been loaded with what is looked for. @returns milliseconds since `begun` */
  shows(looked: Pick<Edit, "seen" | "where">, begun: number): Promise<number>;
  /** Waits until the page has been loaded without it: the edit was taken back. */
  forgets(looked: Pick<Edit, "seen" | "where">): Promise<void>;
  /** How often it was told to load again. */
  readonly loads: number;
  close(): void;
}

const PATIENCE_MS = 180_000;

/** Opens a page of a development server. */
export async function openPage(address: string, reloadAddress: string): Promise<OpenPage> {
  const ending = new AbortController();
  let version: string | undefined;
  let loads = 0;
  let told = Promise.withResolvers<void>();
  const follow = async () => {
    let retryMs = 300;
    while (!ending.signal.aborted) {
      try {
        const stream = await fetch(reloadAddress, { signal: ending.signal });
        for await (const text of stream.body!.pipeThrough(new TextDecoderStream())) {
          retryMs = Number(/^retry: (\d+)/m.exec(text)?.[1] ?? retryMs);
          const now = /^data: (.*)$/m.exec(text)?.[1];
          if (now === undefined || now === version) continue;
          if (version !== undefined) {
            loads++;
            told.resolve();
          }
          version = now;
        }
      } catch {
        // The server restarts: asked again, as a browser does.
      }
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  };
  const following = follow();
  while (version === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  /** Loads the page each time it is told to, until what is looked for is there, or is not. */
  const until = async (isThere: boolean, { seen, where }: Pick<Edit, "seen" | "where">, begun: number) => {
    while (performance.now() - begun < PATIENCE_MS) {
      await Promise.race([told.promise, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      told = Promise.withResolvers();
      // A server that is about to be replaced may not answer; then the page is told again.
      const texts = await load(address, where).catch(() => null);
      if (texts && texts.some((text) => text.includes(seen)) === isThere) return performance.now() - begun;
    }
    throw new Error(`the page ${isThere ? "does not show" : "still shows"} ${seen}`);
  };
  return {
    shows: (looked, begun) => until(true, looked, begun),
    forgets: async (looked) => void await until(false, looked, performance.now()),
    get loads() {
      return loads;
    },
    close() {
      ending.abort();
      void following;
    },
  };
}

/** The page, or all of its scripts or style sheets. */
async function load(address: string, where: Edit["where"]): Promise<string[]> {
  const response = await fetch(address);
  const html = await response.text();
  if (where === "page") return [html];
  const found = where === "styles"
    ? [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href!)
    : [...(response.headers.get("link") ?? "").matchAll(/<([^>]+)>/g)].map(([, href]) => href!);
  return await Promise.all(
    found.map(async (href) => await (await fetch(new URL(href.replaceAll("&amp;", "&"), address))).text()),
  );
}
