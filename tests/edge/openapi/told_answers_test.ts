import assert from "node:assert/strict";
import { ToldAnswers } from "./told_answers.ts";
import type { Document } from "./document.ts";

const envelope = {
  type: "object",
  properties: { code: { type: "integer", const: 200 }, data: { $ref: "#/components/schemas/Thing" } },
  required: ["code", "data"],
};

const DOCUMENT: Document = {
  openapi: "3.1.0",
  paths: {
    "/tis/things/{id}": {
      get: {
        operationId: "readThing",
        responses: {
          200: { content: { "application/json": { schema: envelope } } },
          404: { $ref: "#/components/responses/NotFound" },
        },
      },
      post: {
        operationId: "nameThing",
        requestBody: {
          content: {
            "application/json": { schema: { type: "object", properties: { name: { type: "string" } } } },
          },
        },
        responses: { 200: { content: { "application/json": { schema: envelope } } } },
      },
    },
    "/tis/things/current": {
      get: { operationId: "readCurrent", responses: { 200: { content: { "*/*": { schema: {} } } } } },
    },
  },
  components: {
    schemas: {
      Thing: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
    },
    responses: { NotFound: { description: "Unknown." } },
  },
};

/** What is told after this answer to this path. */
async function toldOf(path: string, response: Response): Promise<string> {
  const told = new ToldAnswers(() => DOCUMENT);
  const answered = await told.watch(() => response)(new Request(`http://127.0.0.1${path}`), null);
  await answered.text();
  try {
    told.finish();
    return "";
  } catch (error) {
    return (error as Error).message.split("\n").slice(1).join("\n");
  }
}

const thing = (data: unknown, init?: ResponseInit) => Response.json({ code: 200, data }, init);

Deno.test("an answer that the document knows passes, and comes as it was", async () => {
  const told = new ToldAnswers(() => DOCUMENT);
  const answer = told.watch(() => thing({ name: "a" }, { headers: { etag: '"1"' } }));
  const answered = await answer(new Request("http://127.0.0.1/tis/things/1"), null);
  assert.deepEqual(await answered.json(), { code: 200, data: { name: "a" } });
  assert.equal(answered.headers.get("etag"), '"1"');
  told.finish();
});

Deno.test("a missing member, one of another type and one too many are told", async () => {
  assert.match(await toldOf("/tis/things/1", thing({})), /readThing 200: \/data .*required.*name/);
  assert.match(await toldOf("/tis/things/1", thing({ name: 1 })), /\/data\/name must be string/);
  assert.match(await toldOf("/tis/things/1", thing({ name: "a", size: 2 })), /additional properties.*size/);
});

Deno.test("a status and a type that the document does not know are told", async () => {
  assert.match(
    await toldOf("/tis/things/1", thing({}, { status: 409 })),
    /readThing 409: has no such status/,
  );
  assert.match(await toldOf("/tis/things/1", new Response("x")), /answers no text\/plain/);
  assert.equal(await toldOf("/tis/things/1", new Response(null, { status: 404 })), "");
});

Deno.test("a path of its own goes before one with names; what is not described is no matter", async () => {
  assert.equal(await toldOf("/tis/things/current", new Response("x")), "");
  assert.equal(await toldOf("/tis/EPCCart", new Response("x")), "");
});

Deno.test("a body that is taken though the document does not let callers send it is told", async () => {
  const post = async (body: unknown, code: number | string) => {
    const told = new ToldAnswers(() => DOCUMENT);
    const init = {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    };
    const answer = { code, data: { name: "a" } };
    await told.watch(async (req: Request) => {
      await req.text();
      return Response.json(answer);
    })(new Request("http://127.0.0.1/tis/things/1", init), null);
    told.finish();
  };
  await post({ name: "a", more: 1 }, 200);
  await assert.rejects(post({ name: 7 }, 200), /nameThing 200: takes \/name must be string/);
});

Deno.test("a compressed answer is read too", async () => {
  const body = thing({ name: 1 }).body!.pipeThrough(new CompressionStream("gzip"));
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  assert.match(await toldOf("/tis/things/1", new Response(body, { headers })), /must be string/);
});
