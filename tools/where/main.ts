import { fileURLToPath } from "node:url";
import { findNamed, findWords } from "./find_named.ts";
import { findPart } from "./find_part.ts";
import { findScreens } from "./find_screen.ts";
import { walk } from "./walk.ts";

/** Most screens that are written out; of more only the names. */
const MOST = 3;
/** Most places of a kind that are written out. */
const MOST_PLACES = 30;

/** What the program is made of. */
const FOLDERS = [
  ...["kernel", "engines", "services", "events", "routes", "components", "islands"],
  ...["edge", "platform", "demo"],
];

// `deno task where PushLog`, `deno task where "password card"`: the files of a screen, and of whatever else has a name.
const name = Deno.args.join(" ").trim();
if (name === "") {
  console.error(
    "Say the route or title of a page, a domain, or any other name: a right, a role, a key, an export, words of a text or of a file:\n" +
      '  deno task where PushLog\n  deno task where ToolManage:edit\n  deno task where "Send order"',
  );
  Deno.exit(1);
}
const root = fileURLToPath(new URL("../../", import.meta.url));
const [screens, part] = await Promise.all([findScreens(root, name), findPart(root, name)]);
for (const { route, title, domain, places } of screens) {
  console.log(`${route} (${title}): domain ${domain}`);
  if (screens.length <= MOST) tell(places.map(({ what, paths }) => ({ what, places: paths })));
}
if (part) {
  console.log(part.name);
  tell(part.places.map(({ what, paths }) => ({ what, places: paths })));
}
const isOneScreen = screens.some(({ route }) => route.toLowerCase() === name.toLowerCase());
if (!isOneScreen) {
  const sources = (await Promise.all(FOLDERS.map((folder) => walk(root, folder)))).flat();
  const found = await findNamed(root, sources, name);
  if (found.length > 0) console.log(`called ${name}`);
  tell(found);
  if (found.length === 0 && screens.length === 0 && !part) {
    const some = findWords(sources, name);
    console.log(`Nothing is called ${name}${some.length > 0 ? "; files by its words:" : "."}`);
    tell(some);
    Deno.exitCode = 1;
  }
}

function tell(found: readonly { what: string; places: readonly string[] }[]): void {
  for (const { what, places } of found) {
    const shown = places.slice(0, MOST_PLACES);
    if (places.length > shown.length) shown.push(`and ${places.length - shown.length} more`);
    console.log(`  ${what.padEnd(9)} ${shown.join(`\n${" ".repeat(12)}`)}`);
  }
}
