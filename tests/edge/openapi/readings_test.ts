import assert from "node:assert/strict";
import { PEOPLE } from "@/bench/answers/ask/people.ts";
import { filledPath, queriesOf, Things } from "@/bench/answers/ask/inputs.ts";
import { Visitor } from "@/bench/answers/ask/visitor.ts";
import { serveDemo } from "../../demo_portal.ts";

const quiet = { sanitizeOps: false, sanitizeResources: false };

/** Those who between them see every list of both editions. */
const READERS = PEOPLE.filter(({ account }) => ["administrator", "overseas-store"].includes(account));

Deno.test("every reading of the demo is answered as the document says", quiet, async () => {
  const portal = await serveDemo();
  const seen = new Map<string, number>();
  for (const person of READERS) {
    const visitor = new Visitor(portal.origin, person, "en_US");
    await visitor.logIn();
    const things = await Things.seenBy(visitor);
    for (const call of things.calls.filter(({ method }) => method === "get")) {
      // More is read here in a minute than a person may.
      await portal.sql`delete from rates`;
      const [path = call.path] = (await things.pathValues(call)).map((values) =>
        filledPath(call.path, values)
      );
      for (const query of new Set(["", ...queriesOf(call).slice(-2)])) {
        const { status, text } = await visitor.get(query === "" ? path : `${path}?${query}`);
        assert.ok(status < 500, `${path}?${query}: ${text.slice(0, 200)}`);
        if (text.startsWith('{"code":200,')) {
          seen.set(call.operationId, (seen.get(call.operationId) ?? 0) + 1);
        }
      }
    }
  }
  const readings = new Set(seen.keys());
  assert.ok(readings.size >= 100, `only ${readings.size} readings had an answer`);
  // Throws where anything was answered otherwise.
  await portal[Symbol.asyncDispose]();
});
