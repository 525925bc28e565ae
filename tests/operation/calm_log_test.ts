import assert from "node:assert/strict";
import { join } from "node:path";
import { format } from "node:util";
import { calm } from "@/platform/calm_log.ts";
import { freePort } from "../run/free_port.ts";
import { LOCKED, ROOT } from "../source_tree.ts";

/** Entries as they would stand in a log, and what ends its windows. */
function calmed() {
  const written: string[] = [];
  let ends: (() => void)[] = [];
  const warn = calm((...said) => void written.push(format(...said)), (end) => void ends.push(end));
  const aMinuteOn = () => {
    const due = ends;
    ends = [];
    for (const end of due) end();
  };
  return { written, warn, aMinuteOn };
}

Deno.test("of a thousand warnings that say the same but for numbers one is written, and then how many more there were", () => {
  const { written, warn, aMinuteOn } = calmed();
  for (let number = 0; number < 1000; number++) warn(`${number} events not sent, trying again: away`);
  warn("the relay of events stopped");
  assert.deepEqual(written.splice(0), [
    "0 events not sent, trying again: away",
    "the relay of events stopped",
  ]);
  aMinuteOn();
  assert.deepEqual(written.splice(0), [
    "999 more in the last minute like: # events not sent, trying again: away",
  ]);
  warn("7 events not sent, trying again: away");
  assert.deepEqual(written, [], "one a minute, not one anew for each minute");
  aMinuteOn();
  assert.deepEqual(written.splice(0), [
    "1 more in the last minute like: # events not sent, trying again: away",
  ]);
  aMinuteOn();
  warn("8 events not sent, trying again: away");
  assert.deepEqual(written, ["8 events not sent, trying again: away"]);
});

Deno.test("what stands for a placeholder makes no kind of its own, an error does", () => {
  const { written, warn } = calmed();
  for (const group of ["tis.mails", "tis.pushes", "tis.home"]) {
    warn("consumer %s is away from the bus, trying again:", group, new Error("refused"));
  }
  warn("consumer %s is away from the bus, trying again:", "tis.home", new Error("not allowed"));
  assert.equal(written.length, 2);
  assert.match(written[0]!, /^consumer tis\.mails is away .*refused/);
  assert.match(written[1]!, /not allowed/);
});

Deno.test("a long entry is cut at a word where it is told again", () => {
  const { written, warn, aMinuteOn } = calmed();
  const said =
    "the dealer management system did not take the order and was not asked again because it is unreachable";
  for (let time = 0; time < 3; time++) warn(said);
  aMinuteOn();
  assert.deepEqual(written, [
    said,
    "2 more in the last minute like: the dealer management system did not take the order and was not asked again because it is …",
  ]);
});

/** What a program of the portal's writes, line by line, of a process of its own. */
async function linesOf(
  program: string,
): Promise<{ level: string; message: string; error?: { name: string } }[]> {
  const file = await Deno.makeTempFile({ suffix: ".ts" });
  try {
    await Deno.writeTextFile(file, program);
    const { stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "--no-check", "--config", join(ROOT, "deno.json"), LOCKED, file],
      env: { NO_COLOR: "1" },
    }).output();
    const lines = (new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr)).trim().split("\n");
    return lines.map((line) => JSON.parse(line));
  } finally {
    await Deno.remove(file);
  }
}

Deno.test("while Kafka is away a process with six consumers writes one line of each kind, all JSON, none of timers", async () => {
  const lines = await linesOf(`
    import { shapeLog } from "@/platform/log.ts";
    import { kafkaBus } from "@/platform/bus/kafka.ts";
    shapeLog({ logLevel: "info", logFormat: "json" });
    const bus = kafkaBus({
      ...{ brokers: ["127.0.0.1:${freePort()}"], clientId: "tis", sasl: null, tls: null },
      ...{ partitions: 2, replication: 1, sessionMs: 2000 },
    });
    let told = 0;
    const warn = console.warn;
    console.warn = (...said) => {
      warn(...said);
      // Each of them has met the outage, and most of the client's own tries are behind it.
      if (String(said[0]).startsWith("consumer ") && ++told === 6) Deno.exit(0);
    };
    for (const group of ["a", "b", "c", "d", "e", "f"]) {
      await bus.subscribe(group, ["tis.order.v1"], () => Promise.resolve());
    }
  `);
  const kinds = lines.map(({ level, message }) => `${level} ${message.replace(/\d+|tis\.\w/g, "#")}`);
  assert.ok(kinds.some((kind) => kind.startsWith("warn kafka Connection")), kinds.join("\n"));
  assert.ok(kinds.some((kind) => kind.startsWith("warn consumer #")), kinds.join("\n"));
  assert.deepEqual(kinds.filter((kind, at) => kinds.indexOf(kind) !== at), []);
  assert.deepEqual(lines.filter(({ error }) => error?.name === "TimeoutNegativeWarning"), []);
});

Deno.test("whatever a process of the portal says in the json format is a line of JSON, warnings of the runtime too", async () => {
  const lines = await linesOf(`
    import { setTimeout } from "node:timers";
    import { shapeLog } from "@/platform/log.ts";
    shapeLog({ logLevel: "info", logFormat: "json" });
    console.log("ready");
    console.warn("of ours");
    setTimeout(() => {}, -5);
  `);
  const messages = lines.map(({ level, message, error }) => `${level} ${message || error!.name}`);
  assert.deepEqual(messages.toSorted(), [
    "info ready",
    "warn -5 is a negative number.\nTimeout duration was set to 1.",
    "warn of ours",
  ]);
});
