import { findBrowser } from "../find_browser.ts";
import { LOCKED } from "../source_tree.ts";
import { denoTest } from "./count_tests.ts";
import { closing, denoCommand, step } from "./step.ts";

/**
 * Runs the tests of these files and folders: at once, while their types are checked beside them, and names each as it passes. They find the database server of
 * `.data/test`, which stays for the next run with its templates; what else they need, such as Kafka, they start themselves.
 *
 * @returns the exit code
 */
export async function runChosen(paths: string[]): Promise<number> {
  const begun = performance.now();
  const { path } = await findBrowser(Deno.env.toObject());
  const counts = await Promise.all([
    step("chosen tests", () => denoTest([LOCKED, ...paths], { CHROMIUM_PATH: path }, { passing: true })),
    step("their types", () => denoCommand(["check", LOCKED, ...paths])),
  ]);
  return closing(counts, begun);
}
