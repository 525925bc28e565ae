import { filledPath } from "../ask/inputs.ts";
import { type Described, describedCalls, type Schema } from "../ask/openapi.ts";
import type { Visitor } from "../ask/visitor.ts";
import type { Recording } from "../keep.ts";

/** These end the session, change its rights or do a thing whose time is its own. */
const LEFT_OUT = new Set(["logout", "tryRole", "stopTryingRole", "startUserSync", "newCaptcha"]);

/**
 * Posts to every call what it cannot take: nothing at all, markup in its first text, and values of the wrong type; of things that
 * are not there.
 */
export async function recordRefusals(
  visitor: Visitor,
  describer: Visitor,
  recording: Recording,
): Promise<void> {
  const folder = `posts/${visitor.name}`;
  for (const call of await describedCalls(describer)) {
    if (call.method !== "post" || LEFT_OUT.has(call.operationId)) continue;
    for (const given of bodiesOf(call)) {
      const path = filledPath(call.path, nowhere(call));
      const answer = await visitor.post(path, given);
      await recording.answer(folder, "POST", path, answer, {
        given: given instanceof FormData ? "a form without fields" : given,
        title: `${call.operationId} ${path}`,
      });
    }
  }
}

/** Members of a path that name nothing there is. */
function nowhere(call: Described): Record<string, string> {
  return Object.fromEntries(
    call.parameters.filter((one) => one.in === "path").map(({ name, schema }) => [name, nothingLike(schema)]),
  );
}

function nothingLike(schema: Schema): string {
  if (schema.enum) return String(schema.enum[0]);
  if (schema.format === "uuid") return "00000000-0000-7000-8000-000000000000";
  return schema.type === "integer" || schema.type === "number" ? "987654321" : "NOPE";
}

function bodiesOf({ takes, body }: Described): unknown[] {
  if (takes.length === 0) return [undefined];
  if (takes.includes("multipart/form-data")) return [new FormData()];
  const properties = Object.entries(body.properties ?? {});
  const text = properties.find(([, schema]) => schema.type === "string" && !schema.enum);
  const wrong = Object.fromEntries(properties.map(([name, schema]) => [name, wrongFor(schema)]));
  return [{}, ...text ? [{ [text[0]]: "<script>alert(1)</script>" }] : [], wrong];
}

function wrongFor({ type }: Schema): unknown {
  const types = Array.isArray(type) ? type : [type];
  if (types.includes("string")) return types.includes("array") ? 7 : { not: "text" };
  return "wrong";
}
