import assert from "node:assert/strict";
import { REPLAY_STATES } from "@/engines/events/replay_types.ts";
import { PARKED_STATES } from "@/engines/events/types.ts";
import { STAGES, stageTone } from "@/engines/documents/stage.ts";
import { READ_STATES } from "@/engines/documents/reading_list.ts";
import { EXPORT_STATES } from "@/engines/exports/types.ts";
import { STATE_TONES, type StateWord, toneOf } from "@/engines/lists/state_tones.ts";
import { PUSH_STATES } from "@/engines/pushes/types.ts";
import { IMPORT_STATES } from "@/services/catalogue_data/import_types.ts";
import { STEP_STATES } from "@/services/event_monitor/trace_types.ts";
import { CONVERSION_STATES } from "@/services/file_manager/types.ts";
import { JOB_STATES } from "@/services/orders/jobs/types.ts";
import { ORDER_STATES } from "@/services/orders/types.ts";
import { TEXT_STATES } from "@/services/translations/types.ts";
import { SYNC_STATES } from "@/services/user_sync/read_runs.ts";
import { ACCOUNT_STATES } from "@/services/users/set_account_state.ts";
import { WORK_ORDER_STATES } from "@/services/tsb/work_orders/moves.ts";
import { sources } from "../source_tree.ts";

/** All states of all domains, as far as a page marks them. */
const STATES: Record<string, readonly string[]> = {
  accounts: ACCOUNT_STATES,
  conversions: CONVERSION_STATES,
  exports: EXPORT_STATES,
  imports: IMPORT_STATES,
  jobs: JOB_STATES,
  orders: ORDER_STATES,
  parked: PARKED_STATES,
  pushes: PUSH_STATES,
  readings: READ_STATES,
  replays: REPLAY_STATES,
  steps: STEP_STATES,
  syncs: SYNC_STATES,
  texts: TEXT_STATES,
  "work orders": WORK_ORDER_STATES,
};

Deno.test("every state of every domain has its colour in the one table", () => {
  for (const [domain, states] of Object.entries(STATES)) {
    assert.deepEqual(states.filter((state) => !(state in STATE_TONES)), [], domain);
  }
  for (const stage of STAGES) assert.ok(stageTone(stage), stage);
});

Deno.test("what is good is green, what failed is red, what waits by itself is neither", () => {
  const of = (...states: StateWord[]) => [...new Set(states.map(toneOf))];
  assert.deepEqual(of("done", "success", "accepted", "sent", "published", "normal"), ["ok"]);
  assert.deepEqual(of("failed", "refused", "rejected", "given-up", "push_failed", "infected"), ["err"]);
  assert.deepEqual(of("waiting", "pending", "processing", "running"), ["info"]);
  assert.deepEqual(of("retrying", "stopped", "partly_accepted"), ["warn"]);
  assert.deepEqual(of("draft", "archived", "cancelled", "withdrawn"), ["mute"]);
});

Deno.test("no page or list has a table of tones of its own for states", async () => {
  const own = [...(await sources()).values()].filter(({ path, code }) =>
    /^(components|services|engines|routes)\//.test(path) && path !== "engines/lists/state_tones.ts" &&
    /Record<[^>]*State[^>]*, *(Partial<)?Tone>|const \w*TONES\b[^=]*= *\{[^}]*\b(normal|done|failed|waiting|retrying|pending|frozen): "/
      .test(code)
  ).map(({ path }) => path);
  assert.deepEqual(own, []);
});

Deno.test("a fact has no colour: 'Warning lamp: yes' is not green", async () => {
  const { code } = (await sources()).get("components/registers/EntryValue.tsx") ??
    [...(await sources()).values()].find(({ path }) => path === "components/registers/EntryValue.tsx")!;
  const flag = code.slice(code.indexOf('case "flag"'), code.indexOf('case "image"'));
  assert.match(flag, /value_yes/);
  assert.doesNotMatch(flag, /tone=/);
});
