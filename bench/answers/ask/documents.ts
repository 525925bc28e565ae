import type { Recording } from "../keep.ts";
import { describedCalls, type Parameter } from "./openapi.ts";
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
    await recording.text("documents/openapi", path.replaceAll("/", "_"), stableJson(inOrder(described)));
  }
  const events = await visitor.get("/tis/asyncapi.json");
  await recording.answer("documents", "GET", "/tis/asyncapi.json", events);
  for (const address of new Set(events.text.match(/\/tis\/[\w./-]*schema[\w./-]*/g) ?? [])) {
    await recording.answer("documents/events", "GET", address, await visitor.get(address));
  }
}

/** A description with its parameters, choices and required members in the order of their names, since theirs has no meaning. */
function inOrder(described: unknown): unknown {
  return JSON.parse(JSON.stringify(described), (name, value) => {
    if (!Array.isArray(value)) return value;
    if (name === "parameters") {
      return value.toSorted((one: Parameter, other: Parameter) => one.name < other.name ? -1 : 1);
    }
    return name === "enum" || name === "required" ? value.toSorted() : value;
  });
}
