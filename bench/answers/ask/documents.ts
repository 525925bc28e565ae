import type { Recording } from "../keep.ts";
import { describedCalls } from "./openapi.ts";
import type { Visitor } from "./visitor.ts";
import { stableJson } from "../stable.ts";

/** The descriptions for other systems: of the calls (a file for each, the rest in one), of the events, and each event's schema. */
export async function recordDocuments(visitor: Visitor, recording: Recording): Promise<void> {
  const { paths, ...rest } = JSON.parse((await visitor.get("/tis/openapi.json")).text);
  await recording.text("documents", "openapi without its paths", stableJson(rest));
  await recording.text(
    "documents",
    "calls in their order",
    (await describedCalls(visitor)).map(
      ({ method, path, operationId }) => `${method} ${path} ${operationId}`,
    ).join("\n"),
  );
  for (const [path, described] of Object.entries(paths)) {
    await recording.text("documents/openapi", path.replaceAll("/", "_"), stableJson(described));
  }
  const events = await visitor.get("/tis/asyncapi.json");
  await recording.answer("documents", "GET", "/tis/asyncapi.json", events);
  for (const address of new Set(events.text.match(/\/tis\/[\w./-]*schema[\w./-]*/g) ?? [])) {
    await recording.answer("documents/events", "GET", address, await visitor.get(address));
  }
}
