import assert from "node:assert/strict";
import { indexSearch } from "@/services/epc/index_consumer.ts";
import { figureChanged } from "@/events/epc.ts";
import { registerChanged } from "@/events/registers.ts";
import type { Received } from "@/engines/events/define_consumer.ts";
import type { EventType } from "@/engines/events/define_event.ts";
import { quickSearch } from "@/services/part_search/quick/quick_search.ts";
import { saveAuxiliaries } from "@/services/epc/import/save_parts.ts";
import { type Catalogue, figure, names, openCatalogue, part } from "./catalogue_builder.ts";

/** Lets the consumer take an event as the runtime hands it over. */
async function take({ system }: Catalogue, event: EventType, data: unknown): Promise<void> {
  const parsed = event.data.parse(data);
  await system.tx((tx) =>
    indexSearch.handle({
      id: system.newId(),
      type: event.type,
      topic: event.topic,
      key: event.key(parsed),
      sequence: event.sequence(parsed),
      occurredAt: system.clock(),
      data: parsed,
      correlationId: null,
      causationId: null,
      traceparent: null,
    } as Received, tx)
  );
}

const found = async ({ ctx }: Catalogue, text: string) => {
  const { figures, parts, numbers } = await quickSearch(ctx, text);
  return [
    ...figures.map(({ code }) => code),
    ...[...numbers, ...parts].map(({ partNumber }) => partNumber),
  ].sort();
};

Deno.test("the search box follows a figure that was renamed, in each language, and one that is gone", async () => {
  await using catalogue = await openCatalogue();
  await figure(catalogue, [], { code: "34-01", number: "34-01", names: names("Brake caliper", "制动卡钳") });
  const change = {
    figureCode: "34-01",
    version: 2,
    seriesCodes: ["TESSA"],
    changed: ["titles"],
    partNumbers: [],
  };
  assert.deepEqual(await found(catalogue, "caliper"), ["34-01"]);
  await catalogue.sql`
    update figures set names = ${catalogue.sql.json(names("Brake saddle", "制动鞍座"))} where code = '34-01'`;
  await take(catalogue, figureChanged, change);
  // A second time and late: nothing else comes of it.
  await take(catalogue, figureChanged, { ...change, version: 1 });
  assert.deepEqual(await found(catalogue, "caliper"), []);
  assert.deepEqual(await found(catalogue, "卡钳"), []);
  assert.deepEqual(await found(catalogue, "saddle"), ["34-01"]);
  assert.deepEqual(await found(catalogue, "鞍座"), ["34-01"]);
  await catalogue.sql`update figures set deleted_at = now() where code = '34-01'`;
  await take(catalogue, figureChanged, { ...change, version: 3 });
  assert.deepEqual(await found(catalogue, "saddle"), []);
});

Deno.test("parts are found by the new words of an auxiliary material, no longer by the old", async () => {
  await using catalogue = await openCatalogue();
  const auxiliary = (spec: string) =>
    saveAuxiliaries(catalogue.system, [{ code: "oil-1", names: names("Oil"), spec }]);
  await auxiliary("SAE5W30");
  await part(catalogue, { number: "11000000001", auxiliaryCode: "oil-1" });
  await figure(catalogue, [{ partNumber: "11000000001" }]);
  assert.deepEqual(await found(catalogue, "SAE5W30"), ["11000000001"]);
  await auxiliary("SAE0W20");
  await take(catalogue, registerChanged, {
    register: "EPCfuliao",
    entryKey: "oil-1",
    version: 2,
    action: "changed",
    changed: ["spec"],
  });
  assert.deepEqual(await found(catalogue, "SAE5W30"), []);
  assert.deepEqual(await found(catalogue, "SAE0W20"), ["11000000001"]);
});
