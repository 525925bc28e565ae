import { v7 as uuid } from "uuid";
import { allTopics } from "@/engines/events/topics.ts";
import { kafkaBus } from "@/platform/bus/kafka.ts";
import { localBus } from "@/platform/bus/local.ts";
import { startEvents } from "@/platform/bus/start_events.ts";
import { connect } from "@/platform/database/connect.ts";
import { makeCtx } from "@/kernel/ctx.ts";
import { dictionaries, paintedOn, writer } from "./event_world.ts";

// A worker that is killed in the moment after the third effect was committed, before anything else can be noted.
const [url, topic, name, broker] = Deno.args as [string, string, string, string];
const pool = connect(url, { pool: 5 });
const painted = paintedOn(topic);
const inner = writer(name, painted);
let effects = 0;
await startEvents({
  databaseUrl: url,
  pool,
  poolSize: 5,
  bus: broker === "local" ? localBus() : kafkaBus({
    brokers: [broker],
    clientId: "tis-test",
    sasl: null,
    tls: null,
    partitions: 2,
    replication: 1,
    sessionMs: 2000,
  }),
  from: { deployment: "test", publicUrl: null },
  topics: allTopics([painted]),
  consumers: [{
    ...inner,
    async handle(event, tx) {
      await inner.handle(event, tx);
      tx.afterCommit(() => {
        if (++effects === 3) Deno.kill(Deno.pid, "SIGKILL");
      });
    },
  }],
  ctxWith: (parts) => makeCtx({ pool, dictionaries, ...parts }, uuid),
});
