import { join, resolve } from "node:path";
import { stopAtEnd } from "../on_exit.ts";
import { recordCalls } from "./ask/record_calls.ts";
import { recordDocuments } from "./ask/documents.ts";
import { Things } from "./ask/inputs.ts";
import { LANGUAGES, PEOPLE } from "./ask/people.ts";
import { Visitor } from "./ask/visitor.ts";
import { Recording } from "./keep.ts";
import { FEWER_SIGNIFICANT } from "./page/links.ts";
import { type Depth, recordPages } from "./page/record_pages.ts";
import { clockAt } from "./portal/clock.ts";
import {
  holdPeople,
  holdStill,
  numberNext,
  type RecordingDatabase,
  releasePeople,
  type Sql,
  startDatabase,
  untilQuiet,
} from "./portal/database.ts";
import { lastRows, putInOrder, putMailsInOrder } from "./portal/settle_order.ts";
import { runPortal } from "./portal/run_portal.ts";
import { recordDoings } from "./write/record_doings.ts";

/** How many people look at pages at once. */
const AT_ONCE = 3;

/**
 * Records every answer of the portal of the tree `root` into `folder`, which must not be there yet.
 *
 * @param part `readings` or `doings` alone; all when left out
 */
export async function record(root: string, folder: string, part?: string): Promise<void> {
  await Deno.mkdir(folder);
  const dataDir = await Deno.makeTempDir({ prefix: "tis-answers-" });
  // The user of the database server is to reach it.
  await Deno.chmod(dataDir, 0o755);
  await Deno.mkdir(join(dataDir, "database"));
  const db = await startDatabase(join(dataDir, "database"));
  const end = stopAtEnd(async () => {
    await db.stop();
    await Deno.copyFile(join(dataDir, "portal.log"), `${resolve(folder)}.portal.log`).catch(() => {});
    await Deno.remove(dataDir, { recursive: true });
  });
  const begun = performance.now();
  const tell = (text: string) =>
    console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${text}`);
  const run = async <T>(time: string, role: string, work: (origin: string) => Promise<T>): Promise<T> => {
    const clock = clockAt(time);
    await db.setClock(clock);
    const portal = await runPortal({
      root: resolve(root),
      clock,
      env: { DATABASE_URL: db.url, DATA_DIR: join(dataDir, "portal"), ROLE: role, OPENAPI_PUBLIC: "on" },
      log: join(dataDir, "portal.log"),
    });
    try {
      return await work(portal.origin);
    } finally {
      await portal.stop();
    }
  };
  const restAt = async (time: string) => {
    const before = await lastRows(db.sql);
    await run(time, "all", () => settle(db));
    await putInOrder(db.sql, before);
  };
  try {
    const recording = new Recording(resolve(folder));
    tell("filling a demo portal");
    await run("02:00:00", "web", () => Promise.resolve());
    tell("letting it do what is left to do");
    await holdPeople(db.sql);
    await restAt("02:05:00");
    await releasePeople(db.sql);
    await restAt("02:06:00");
    await putMailsInOrder(join(dataDir, "portal", "mail"));
    await holdStill(db.sql);
    if (part !== "doings") {
      tell("reading");
      await run("02:10:00", "web", (origin) => readAll(origin, db.sql, recording, tell));
    }
    tell("exporting, then changing");
    if (part !== "readings") {
      await run("02:20:00", "all", async (origin) => {
        await settle(db);
        await numberNext(db.sql, "sessions", 2000);
        await recordDoings(origin, db.sql, recording, tell);
      });
    }
    tell(`${recording.kept} answers are kept in ${folder}`);
  } finally {
    await end();
  }
}

/** Without it pages would show whatever was done by chance until then. */
async function settle(db: RecordingDatabase): Promise<void> {
  const open = await untilQuiet(db.sql);
  if (open > 0) throw new Error(`the portal does not come to rest: ${open} things are left to do`);
}

async function readAll(
  origin: string,
  sql: Sql,
  recording: Recording,
  tell: (text: string) => void,
): Promise<void> {
  const lister = new Visitor(origin, PEOPLE[0]!, "en_US");
  await lister.logIn();
  await recordDocuments(lister, recording);
  const things = await Things.seenBy(lister);
  const waiting = [...PEOPLE.entries()];
  let entering: Promise<void> = Promise.resolve();
  /** One after the other, under a number of their own. */
  const enter = (visitor: Visitor, number: number): Promise<void> =>
    entering = entering.then(async () => {
      await numberNext(sql, "sessions", number);
      await visitor.logIn();
    });
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, person] = next;
      // One language after the other, as each login of a person ends the one before.
      for (const [turn, lang] of LANGUAGES.entries()) {
        const visitor = new Visitor(origin, person, lang);
        await enter(visitor, 1000 + 10 * place + turn);
        await recordPages(visitor, recording, depthOf(visitor));
        const isAll = person.account === "administrator" && lang === "zh_CN";
        await recordCalls(visitor, things, recording, { plainly: !isAll });
        tell(`${visitor.name} ${visitor.lang}: ${recording.kept} answers by now`);
      }
    }
  }));
}

/** Administrator and technician follow links furthest, others a step; in the second language only the administrator does. */
function depthOf({ name, lang }: Visitor): Depth {
  if (name === "administrator" && lang === "zh_CN") return { rounds: 2, ofAShape: 1 };
  const rounds = name === "store-technician" ? 2 : name === "nobody" ? 0 : 1;
  const less = lang === "zh_CN" || name === "administrator" ? 0 : 1;
  return { rounds: Math.max(0, rounds - less), ofAShape: 1, significant: FEWER_SIGNIFICANT };
}
