import type { Translate } from "@/kernel/texts/texts.ts";
import { envelopeSchema } from "@/services/event_catalogue/envelope_schema.ts";
import { eventSchema } from "@/services/event_catalogue/event_schema.ts";
import { exampleMessage } from "@/services/event_catalogue/example_message.ts";
import { eventTopics } from "@/services/event_catalogue/read_catalogue.ts";
import type { EventEntry, TopicEntry } from "@/services/event_catalogue/types.ts";

/** What of an installation stands in its document. */
export interface AsyncApiOptions {
  deployment: string;
  /** `https://tis.example.com`, or null where the portal has no public address. */
  publicUrl: string | null;
  /** Null: events stay in the portal, no broker is configured. */
  kafka: {
    /** `host:port`. */
    brokers: readonly string[];
    tls: boolean;
    /** `plain`, `scram-sha-256`, `scram-sha-512`, or null without login. */
    sasl: string | null;
    partitions: number;
    replication: number;
    /** What topics begin with. */
    prefix: string;
  } | null;
  /** Texts in English. */
  t: Translate;
}

const CONTENT_TYPE = "application/cloudevents+json; charset=UTF-8";
const BINDING_VERSION = "0.5.0";

const ABOUT = `Facts that the after-sales technical information portal tells the rest of the company.

Each message is a CloudEvents 1.0 event in structured JSON. Its key is the id of the aggregate, so events of one aggregate keep
their order; \`sequence\` is the aggregate's version. Delivery is at least once: an event delivered again has the same \`id\`.
Unknown members may be added within a version and are to be passed over. What is marked \`x-stability: stable\` is sent, and keeps
its topic, its key and every member with its type, form and values until a new version of the topic. What is marked
\`x-stability: announced\` is not sent yet and may still change.`;

/**
 * The AsyncAPI 3.0 document of everything that partners may subscribe to, made from the catalogue of events. Topics of the portal's
 * own are not in it.
 */
export function asyncApiDocument(options: AsyncApiOptions): Record<string, unknown> {
  const topics = eventTopics(options.kafka?.prefix).filter((topic) => !topic.internal);
  const events = topics.flatMap((topic) => topic.events);
  const { t } = options;
  return {
    asyncapi: "3.0.0",
    id: "urn:tis:events",
    info: { title: "TIS events", version: "1.0.0", description: ABOUT },
    defaultContentType: CONTENT_TYPE,
    ...(options.kafka ? { servers: serversOf(options.kafka) } : {}),
    channels: Object.fromEntries(topics.map((topic) => [topic.noun, channelOf(topic, options)])),
    operations: Object.fromEntries(
      events.map((event) => [`send.${event.type}`, operationOf(event, options)]),
    ),
    components: {
      schemas: {
        envelope: envelopeSchema(t),
        ...Object.fromEntries(
          events.map((event) => [event.type, withoutAddress(eventSchema(event.type, options, t))]),
        ),
      },
      messages: Object.fromEntries(events.map((event) => [event.type, messageOf(event, options)])),
      ...(options.kafka?.sasl ? { securitySchemes: { sasl: saslScheme(options.kafka.sasl) } } : {}),
    },
  };
}

function serversOf(kafka: NonNullable<AsyncApiOptions["kafka"]>) {
  return Object.fromEntries(kafka.brokers.map((host, place) => [
    `broker-${place + 1}`,
    {
      host,
      protocol: kafka.tls ? "kafka-secure" : "kafka",
      title: `Apache Kafka, broker ${place + 1}`,
      ...(kafka.sasl ? { security: [{ $ref: "#/components/securitySchemes/sasl" }] } : {}),
    },
  ]));
}

function saslScheme(mechanism: string) {
  const types: Record<string, string> = {
    plain: "plain",
    "scram-sha-256": "scramSha256",
    "scram-sha-512": "scramSha512",
  };
  return { type: types[mechanism] ?? "plain", description: "User and password that the operators give out." };
}

function channelOf(topic: TopicEntry, { kafka, t }: AsyncApiOptions) {
  return {
    address: topic.topic,
    title: topic.topic,
    description: t(`event_catalogue.topic.${topic.noun}`),
    messages: Object.fromEntries(
      topic.events.map(({ type }) => [type, { $ref: `#/components/messages/${type}` }]),
    ),
    bindings: {
      kafka: {
        topic: topic.topic,
        ...(kafka ? { partitions: kafka.partitions, replicas: kafka.replication } : {}),
        bindingVersion: BINDING_VERSION,
      },
    },
  };
}

function operationOf(event: EventEntry, { t }: AsyncApiOptions) {
  const noun = event.topic.split(".")[1];
  return {
    action: "send",
    channel: { $ref: `#/channels/${noun}` },
    title: event.type,
    summary: t(`event_catalogue.event.${event.type}`),
    messages: [{ $ref: `#/channels/${noun}/messages/${event.type}` }],
    "x-stability": stabilityOf(event),
  };
}

function messageOf(event: EventEntry, options: AsyncApiOptions) {
  return {
    name: event.type,
    title: event.type,
    summary: options.t(`event_catalogue.event.${event.type}`),
    contentType: CONTENT_TYPE,
    headers: {
      type: "object",
      required: ["content-type"],
      properties: { "content-type": { type: "string", const: CONTENT_TYPE } },
    },
    payload: {
      allOf: [
        { $ref: "#/components/schemas/envelope" },
        {
          type: "object",
          properties: {
            type: { type: "string", const: event.type },
            data: { $ref: `#/components/schemas/${event.type}` },
          },
        },
      ],
    },
    correlationId: {
      description: options.t("event_catalogue.attribute.correlationid"),
      location: "$message.payload#/correlationid",
    },
    bindings: {
      kafka: {
        key: { type: "string", description: options.t("event_catalogue.attribute.partitionkey") },
        bindingVersion: BINDING_VERSION,
      },
    },
    examples: [{
      name: event.type,
      headers: { "content-type": CONTENT_TYPE },
      payload: exampleMessage(event, options),
    }],
    "x-stability": stabilityOf(event),
  };
}

function stabilityOf(event: EventEntry): "stable" | "announced" {
  return event.announced ? "announced" : "stable";
}

/** Within one document a schema is found by its place; addresses would make tools fetch it. */
function withoutAddress({ $id: _id, $schema: _schema, ...schema }: Record<string, unknown>) {
  return schema;
}
