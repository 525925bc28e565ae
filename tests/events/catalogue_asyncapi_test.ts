import "@/domains.ts";
import assert from "node:assert/strict";
import { Parser } from "@asyncapi/parser";
import { asyncApiDocument, type AsyncApiOptions } from "@/edge/asyncapi.ts";
import { EVENTS } from "@/engines/events/known_events.ts";
import { schemaAddress } from "@/engines/events/envelope.ts";
import { schemaPath } from "@/services/event_catalogue/event_schema.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { translator } from "@/kernel/texts/texts.ts";

const t = translator(await shippedTexts(), "en_US");
const options: AsyncApiOptions = {
  deployment: "tis",
  publicUrl: "https://tis.example.com",
  kafka: {
    brokers: ["kafka-1.example.com:9094", "kafka-2.example.com:9094"],
    tls: true,
    sasl: "scram-sha-512",
    partitions: 12,
    replication: 3,
    prefix: "tis",
  },
  t,
};
const partnersEvents = EVENTS.all.filter((event) => !event.internal);

/** Faults and warnings of the document, but for the advice to take the newest version of AsyncAPI. */
async function faultsOf(document: unknown) {
  const { document: read, diagnostics } = await new Parser().parse(JSON.stringify(document));
  const faults = diagnostics
    .filter(({ code }) => code !== "asyncapi-latest-version")
    .map(({ code, message, path }) => `${code} ${path.join("/")}: ${message}`);
  return { read, faults };
}

Deno.test("the AsyncAPI document is valid by AsyncAPI's own parser, with and without a broker", async () => {
  const { read, faults } = await faultsOf(asyncApiDocument(options));
  assert.deepEqual(faults, []);
  assert.equal(read!.version(), "3.0.0");
  assert.deepEqual(
    read!.allChannels().all().map((channel) => channel.address()).sort(),
    [...new Set(partnersEvents.map((event) => event.topic))].sort(),
  );
  assert.equal(read!.allMessages().all().length, partnersEvents.length);
  assert.equal(read!.allServers().all().length, 2);
  assert.ok(read!.allOperations().all().every((operation) => operation.action() === "send"));
  const without = asyncApiDocument({ ...options, kafka: null, publicUrl: null });
  assert.deepEqual((await faultsOf(without)).faults, []);
  assert.equal("servers" in without, false);
});

Deno.test("the parser tells what is wrong with a document", async () => {
  const document = asyncApiDocument(options) as { channels: Record<string, unknown> };
  const { claim: _, ...channels } = document.channels;
  assert.match((await faultsOf({ ...document, channels })).faults.join("\n"), /claim/);
});

Deno.test("every event and each of its members is told in words", () => {
  const text = JSON.stringify(asyncApiDocument(options));
  assert.doesNotMatch(text, /"event_catalogue\./);
  for (const { type } of partnersEvents) assert.ok(text.includes(schemaAddress(type, options)), type);
});

Deno.test("what is the portal's own is not in it", () => {
  const text = JSON.stringify(asyncApiDocument(options));
  for (const { type, topic, internal } of EVENTS.all) {
    if (internal) assert.ok(!text.includes(`"${type}"`) && !text.includes(topic), type);
  }
});

Deno.test("the address of a schema is where it is served", () => {
  assert.equal(schemaPath("epc.order-sent"), "/tis/events/epc.order-sent/schema.json");
});
