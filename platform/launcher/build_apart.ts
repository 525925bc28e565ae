import { join } from "node:path";
import { builderOptions } from "@/fresh.config.ts";
import { isBuilt } from "../build.ts";
import { LOADED_BY } from "./loaded_by.ts";

/** Builds pages and islands where something has changed, in a process of its own: what building takes up goes with it. */
export async function buildApart(): Promise<void> {
  if (await isBuilt()) return;
  const { code } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", ...LOADED_BY, join(builderOptions.root, "platform/launcher/build_program.ts")],
    stdin: "null",
    stdout: "inherit",
    stderr: "inherit",
  }).output();
  if (code !== 0) throw new Error("the pages cannot be built");
}
