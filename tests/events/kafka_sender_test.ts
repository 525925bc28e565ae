import assert from "node:assert/strict";
import kafkajs, { type Kafka } from "kafkajs";
import { KafkaSender } from "@/platform/bus/kafka_producer.ts";

const { KafkaJSConnectionError, KafkaJSNumberOfRetriesExceeded, KafkaJSProtocolError } = kafkajs;

const MESSAGE = { topic: "tis.epc.v1", key: "20417-000001", value: "{}" };

/** A client whose producers fail as told, one error a send; counts them. */
function failing(errors: (Error | null)[]) {
  let made = 0;
  const sentBy: number[] = [];
  const kafka = {
    producer() {
      const number = ++made;
      return {
        connect: () => Promise.resolve(),
        disconnect: () => Promise.resolve(),
        sendBatch() {
          const error = errors.shift();
          if (error) return Promise.reject(error);
          sentBy.push(number);
          return Promise.resolve([]);
        },
      };
    },
  } as unknown as Kafka;
  return { sender: new KafkaSender(kafka), sentBy };
}

const exceeded = (cause: Error) =>
  new KafkaJSNumberOfRetriesExceeded(cause, { retryCount: 6, retryTime: 3000 });
const answered = (type: string) =>
  new KafkaJSProtocolError({ type, code: 0, message: type } as unknown as Error);

Deno.test("while there is no broker or leader the same producer tries again, so that the broker knows what it has", async () => {
  const connection = new KafkaJSConnectionError("Connection error");
  for (const error of [connection, exceeded(connection), answered("NOT_LEADER_FOR_PARTITION")]) {
    const { sender, sentBy } = failing([error, error]);
    await assert.rejects(sender.send([MESSAGE]));
    await assert.rejects(sender.send([MESSAGE]));
    await sender.send([MESSAGE]);
    assert.deepEqual(sentBy, [1], error.message);
  }
});

Deno.test("a broker that has other sequence numbers gets a new producer", async () => {
  for (const type of ["OUT_OF_ORDER_SEQUENCE_NUMBER", "UNKNOWN_PRODUCER_ID", "INVALID_PRODUCER_EPOCH"]) {
    const { sender, sentBy } = failing([exceeded(answered(type))]);
    await assert.rejects(sender.send([MESSAGE]));
    await sender.send([MESSAGE]);
    assert.deepEqual(sentBy, [2], type);
  }
});

Deno.test("a producer that fails for long is made anew, whatever it says", async () => {
  const { sender, sentBy } = failing(
    Array.from({ length: 51 }, () => new KafkaJSConnectionError("Connection error")),
  );
  for (let tried = 0; tried < 51; tried++) await assert.rejects(sender.send([MESSAGE]));
  await sender.send([MESSAGE]);
  assert.deepEqual(sentBy, [2]);
});
