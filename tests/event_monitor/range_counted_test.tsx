import assert from "node:assert/strict";
import { renderToString } from "preact-render-to-string";
import { RangeCounted } from "@/components/event_monitor/RangeCounted.tsx";
import type { RangeCount } from "@/engines/events/replay_types.ts";

/** What is drawn of a count; texts stand for themselves. */
const drawn = (count: RangeCount) =>
  renderToString(
    <RangeCounted
      count={count}
      asked={{ consumer: "push", topic: "tis.epc.v1", key: "20417-000901" }}
      way="aggregate"
      t={(key) => key}
    />,
  );
const isOffered = (count: RangeCount) => drawn(count).includes("/tis/event-ranges/aggregate/replay");

Deno.test("a range is offered to be replayed where some of it can take effect, and not otherwise", () => {
  const some = { events: 3, again: 1, skipped: 1, parked: 1 };
  assert.equal(isOffered({ events: 3, again: 2, skipped: 0, parked: 0 }), true, "one is open");
  assert.equal(isOffered(some), true, "what was skipped can be asked for too");
  assert.match(drawn(some), /withSkipped/);
  assert.equal(isOffered({ events: 3, again: 3, skipped: 0, parked: 0 }), false, "all took effect already");
  assert.equal(
    isOffered({ events: 2, again: 1, skipped: 0, parked: 1 }),
    false,
    "parked ones are tried anyway",
  );
  assert.equal(isOffered({ events: 0, again: 0, skipped: 0, parked: 0 }), false, "there are none");
  assert.equal(
    isOffered({ events: 5, again: null, skipped: null, parked: null }),
    true,
    "only the bus knows",
  );
});
