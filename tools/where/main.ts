import { fileURLToPath } from "node:url";
import { findByWords, indexOf } from "./find_by_words.ts";
import { findCalls } from "./find_call.ts";
import { findNamed } from "./find_named.ts";
import { findPart } from "./find_part.ts";
import { findScreens } from "./find_screen.ts";
import { findTextsByWords } from "./find_texts.ts";
import { type SourceFile, walk } from "./walk.ts";

/** Most screens that are written out; of more only the names. */
const MOST = 3;
/** Most places of a kind that are written out. */
const MOST_PLACES = 30;

/** What the program is made of. */
const FOLDERS = [
  ...["kernel", "engines", "services", "events", "routes", "components", "islands"],
  ...["edge", "platform", "demo"],
];
/** What has names besides: tables, styles, alerts, tests, chapters. */
const MORE_FOLDERS = ["migrations", "styles", "deploy", "drawing", "tools", "bench", "tests", "docs"];
const NAMING = /\.(?:tsx?|sql|css|yaml|md)$/;
/** What is found under a name that is all of it, so that its words need no search. */
const IS_THE_NAME = ["exported", "declared", "granted"];
/** Most of what is called by the words alone, and characters of what is said of each. */
const MOST_BY_WORDS = 10;
const ABOUT_LENGTH = 100;

// `deno task where PushLog`, `deno task where "password card"`: the files of a screen, and of whatever else has a name.
const name = Deno.args.join(" ").trim();
if (name === "") {
  console.error(
    "Say the route or title of a page, a domain, or any other name: a call or its path, an event, a right, a role, a key, an export, words of what it does:\n" +
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
  const calls = await findCalls(root, sources, name);
  for (const { operationId, method, path, need, places } of calls) {
    console.log(`${operationId}: ${method.toUpperCase()} ${path}, ${need}`);
    tell(places.map(({ what, paths }) => ({ what, places: paths })));
  }
  const found = calls.length > 0 ? [] : await findNamed(root, sources, name);
  if (found.length > 0) console.log(`called ${name}`);
  tell(found);
  if (calls.length === 0 && !found.some(({ what }) => IS_THE_NAME.includes(what))) await tellByWords(sources);
}

async function tellByWords(sources: readonly SourceFile[]): Promise<void> {
  const more = await Promise.all(MORE_FOLDERS.map((folder) => walk(root, folder, NAMING)));
  const styles = await Promise.all(
    ["components", "islands"].map((folder) => walk(root, folder, /\.(?:css|md)$/)),
  );
  const byWords = findByWords(indexOf([...sources, ...more.flat(), ...styles.flat()]), name);
  const texts = await findTextsByWords(root, name);
  if (byWords.length === 0 && texts.length === 0) {
    console.log(`Nothing is called ${name}.`);
    Deno.exitCode = 1;
    return;
  }
  console.log("by its words");
  for (const { path, line, name: called, about } of byWords.slice(0, MOST_BY_WORDS)) {
    const said = about.length > ABOUT_LENGTH ? `${about.slice(0, ABOUT_LENGTH)} ...` : about;
    console.log(
      `  ${path}:${line}${called === path ? "" : `  ${called}`}${said === "" ? "" : `\n            ${said}`}`,
    );
  }
  if (byWords.length > MOST_BY_WORDS) console.log(`  and ${byWords.length - MOST_BY_WORDS} more`);
  if (texts.length > 0) tell([{ what: "texts", places: texts }]);
}

function tell(found: readonly { what: string; places: readonly string[] }[]): void {
  for (const { what, places } of found) {
    const shown = places.slice(0, MOST_PLACES);
    if (places.length > shown.length) shown.push(`and ${places.length - shown.length} more`);
    console.log(`  ${what.padEnd(9)} ${shown.join(`\n${" ".repeat(12)}`)}`);
  }
}
