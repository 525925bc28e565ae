import { type FileStore, FileStoreUnavailable } from "@/kernel/ports/file_store.ts";

/** Between two tries, milliseconds: longer each time, up to the last. A wait that goes on is told again after so long. */
const PAUSES = [500, 1000, 2000, 5000] as const, TELL_MS = 60_000;

/** How it is waited. */
export interface FilesPatience {
  /** Told when a wait begins, and once a minute while it goes on. */
  notice: (text: string) => void;
  pause?: (ms: number) => Promise<void>;
}

/**
 * A store for filling the demo with: while it is away each operation waits for it, so that nothing is filled by half. Only what small
 * files need waits; uploads in pieces do not.
 */
export function patientFiles(files: FileStore, patience: FilesPatience): FileStore {
  const wait = <T>(work: () => Promise<T>) => untilThere(work, patience);
  return {
    async put(key, body, type) {
      // A stream can be read once, a try may come twice.
      const bytes = await new Response(body).bytes();
      return await wait(() => files.put(key, new Blob([bytes]).stream(), type));
    },
    open: (key, range) => wait(() => files.open(key, range)),
    stat: (key) => wait(() => files.stat(key)),
    copy: (from, to) => wait(() => files.copy(from, to)),
    remove: (key) => wait(() => files.remove(key)),
    list: (prefix) => files.list(prefix),
    link: (key, options) => files.link(key, options),
    parts: files.parts,
  };
}

async function untilThere<T>(
  work: () => Promise<T>,
  { notice, pause = (ms) => new Promise((done) => setTimeout(done, ms)) }: FilesPatience,
): Promise<T> {
  let toldAt = -Infinity;
  for (let tried = 0;; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof FileStoreUnavailable)) throw error;
      if (performance.now() - toldAt > TELL_MS) {
        notice(`waiting for the file store, where the demo's files are put: ${error.message}`);
        toldAt = performance.now();
      }
      await pause(PAUSES[Math.min(tried, PAUSES.length - 1)]!);
    }
  }
}
