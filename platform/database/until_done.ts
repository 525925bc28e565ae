import { isServerAway } from "./check_server.ts";

/** Between two tries, milliseconds. */
const PAUSE_MS = 1000;

/**
 * Does what may be done again from its beginning until the database does not go away meanwhile. What fails otherwise is thrown.
 *
 * @param what for the log, such as `it was brought up to date`
 */
export async function untilDone<T>(what: string, work: () => Promise<T>): Promise<T> {
  for (let tried = 0;; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isServerAway(error)) throw error;
      if (tried === 0) console.warn(`the database went away while ${what}, trying again:`, error);
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
  }
}
