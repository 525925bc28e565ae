import "@/domains.ts";
import { eventSchema, schemaPath } from "@/services/event_catalogue/event_schema.ts";
import { EVENTS } from "@/engines/events/known_events.ts";
import type { DescribedPaths } from "@/engines/answers/described.ts";
import { type Dictionary, translator } from "@/kernel/texts/texts.ts";
import { asyncApiDocument } from "./asyncapi.ts";
import { type AnswerRequest, defineAnswer } from "./define_answer.ts";
import { DESCRIPTIONS } from "./gate_rules.ts";
import { gate } from "./gate.ts";
import type { Portal } from "./portal.ts";

type Described = Pick<Portal, "config" | "dictionaries">;

const READING = ["GET", "HEAD"];

const DOCUMENT = { type: "object", additionalProperties: {} };

const SCHEMAS: DescribedPaths = {
  [decodeURIComponent(schemaPath("{type}"))]: {
    get: {
      summary: "The schema of the data of a type of events",
      parameters: [{ name: "type", in: "path", schema: { type: "string" } }],
      responses: { 200: { description: "The schema.", content: { "application/schema+json": DOCUMENT } } },
      refusals: [401, 404],
    },
  },
};

/** The description of the events for partners: open by setting as that of the calls is, else to whoever is known. */
export const ASYNCAPI_ANSWERS = [
  defineAnswer({
    operationId: "readAsyncApi",
    path: "/tis/asyncapi.json",
    methods: READING,
    need: "public",
    described: {
      "/tis/asyncapi.json": {
        get: {
          summary: "The description of the events, by AsyncAPI 3",
          responses: { 200: { description: "The description.", content: { "application/json": DOCUMENT } } },
          refusals: [401],
        },
      },
    },
    async run(request) {
      await requireKnown(request);
      return new Response(asyncApiText(request.portal), { headers: { "content-type": "application/json" } });
    },
  }),
  // Not by the catalogue, whose making takes as long as a tenth of a start.
  ...EVENTS.all.map(({ type, internal }, index) =>
    defineAnswer({
      operationId: "readEventSchema",
      path: schemaPath(type),
      methods: READING,
      need: "public",
      // One path of many for all of them.
      described: index === 0 ? SCHEMAS : {},
      async run(request) {
        await requireKnown(request, internal);
        const { deployment, publicUrl, t } = optionsOf(request.portal);
        const schema = eventSchema(type, { deployment, publicUrl }, t);
        return new Response(JSON.stringify(schema), {
          headers: { "content-type": "application/schema+json", "cache-control": "private, max-age=3600" },
        });
      },
    })
  ),
];

const written = new WeakMap<Described, { english: Dictionary | undefined; text: string }>();

/**
 * The document of an installation as JSON: made at the first asking, since it takes a part of a second, and again only when texts in
 * English, which stand in it, have become others.
 */
export function asyncApiText(portal: Described): string {
  const english = portal.dictionaries.get("en_US");
  let kept = written.get(portal);
  if (!kept || kept.english !== english) {
    kept = { english, text: JSON.stringify(asyncApiDocument(optionsOf(portal))) };
    written.set(portal, kept);
  }
  return kept.text;
}

/** Where the setting closes the description, and always for what is the portal's own, a person or machine must be known. */
async function requireKnown({ portal, incoming, req }: AnswerRequest, always = false): Promise<void> {
  if (!always && portal.config.openapiPublic) return;
  const refusal = await gate(incoming, DESCRIPTIONS, req.headers);
  if (refusal) throw refusal;
}

/** Machines read it, so its language is always English. */
function optionsOf({ config, dictionaries }: Described) {
  const { kafka, deployment } = config;
  return {
    deployment,
    publicUrl: config.publicUrls[0] ?? null,
    kafka: kafka && {
      brokers: kafka.brokers,
      tls: kafka.tls !== null,
      sasl: kafka.sasl?.mechanism ?? null,
      partitions: kafka.partitions,
      replication: kafka.replication,
      prefix: kafka.prefix,
    },
    t: translator(dictionaries, "en_US"),
  };
}
