import { fileURLToPath } from "node:url";
import { findScreens } from "./find_screen.ts";

/** Most screens that are written out; of more only the names. */
const MOST = 3;

// `deno task where PushLog`, `deno task where "password card"`: the files of a screen.
const name = Deno.args.join(" ").trim();
if (name === "") {
  console.error("Say a route, part of one, or words of a title: deno task where PushLog");
  Deno.exit(1);
}
const screens = await findScreens(fileURLToPath(new URL("../../", import.meta.url)), name);
if (screens.length === 0) {
  console.error(`No page is called ${name}.`);
  Deno.exit(1);
}
for (const { route, title, domain, places } of screens) {
  console.log(`${route} (${title}): domain ${domain}`);
  if (screens.length > MOST) continue;
  for (const { what, paths } of places) console.log(`  ${what.padEnd(9)}${paths.join("\n           ")}`);
}
