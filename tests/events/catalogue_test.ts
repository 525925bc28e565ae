import "@/domains.ts";
import assert from "node:assert/strict";
import { eventOf, EVENTS } from "@/engines/events/known_events.ts";
import { eventTopics } from "@/services/event_catalogue/read_catalogue.ts";
import { sampleOf } from "@/services/event_catalogue/sample.ts";
import { sources } from "../source_tree.ts";

/** Every event there is, as the design names them: a wrong edit of the catalogue fails here. */
const TABLE: Record<string, string[]> = {
  "tis.case.v1": [
    "case.discarded",
    "case.failed",
    "case.marked-excellent",
    "case.published",
    "case.rejected",
    "case.revoked",
    "case.submitted",
    "case.tried",
    "case.verified",
  ],
  "tis.claim.v1": [
    "claim.failed",
    "claim.published",
    "claim.rejected",
    "claim.revoked",
    "claim.submitted",
    "claim.verified",
  ],
  "tis.tsb.v1": [
    "tsb.abandoned",
    "tsb.campaign-closed",
    "tsb.confirmed",
    "tsb.deleted",
    "tsb.drafted",
    "tsb.failed",
    "tsb.published",
    "tsb.rejected",
    "tsb.reopened",
    "tsb.resumed",
    "tsb.revoked",
    "tsb.stopped",
    "tsb.submitted",
    "tsb.top-changed",
    "tsb.verified",
    "tsb.workorder-closed",
    "tsb.workorder-finished",
    "tsb.workorder-handed-on",
    "tsb.workorder-moved",
    "tsb.workorder-raised",
    "tsb.workorder-reopened",
    "tsb.workorder-taken-up",
  ],
  "tis.labor.v1": [
    "labor.push-failed",
    "labor.pushed",
    "labor.rejected",
    "labor.released",
    "labor.submitted",
    "labor.verified",
  ],
  "tis.qa.v1": [
    "qa.adopted",
    "qa.asked",
    "qa.closed",
    "qa.escalated",
    "qa.overdue",
    "qa.replied",
    "qa.scored",
    "qa.unanswered",
  ],
  "tis.epc.v1": [
    "epc.figure-changed",
    "epc.job-handed-over",
    "epc.order-answered",
    "epc.order-cancellation-moved",
    "epc.order-cancelled",
    "epc.order-line-cancellation-moved",
    "epc.order-progressed",
    "epc.order-sent",
    "epc.part-superseded",
  ],
  "tis.manual.v1": ["manual.parse-failed", "manual.parsed", "manual.published", "manual.uploaded"],
  "tis.file.v1": ["file.conversion-failed", "file.converted", "file.stored"],
  "tis.export.v1": ["export.done", "export.failed", "export.requested"],
  "tis.diagnosis.v1": [
    "diagnosis.feedback-ended",
    "diagnosis.feedback-sent",
    "diagnosis.finished",
    "diagnosis.started",
    "dtc.cleared",
    "dtc.read",
    "ota.asked",
    "ota.ended",
    "update.failed",
    "update.finished",
    "update.started",
  ],
  "tis.user.v1": ["user.changed", "user.created", "user.frozen", "user.logged-in", "user.synced"],
  "tis.register.v1": ["register.changed"],
  "tis.document.v1": [
    "bulletin.deleted",
    "bulletin.released",
    "bulletin.resumed",
    "bulletin.revoked",
    "document.deleted",
    "document.released",
    "document.revoked",
    "law.changed",
    "law.deleted",
    "law.released",
    "law.revoked",
    "software.deleted",
    "software.released",
    "software.revoked",
  ],
  "tis.quality.v1": [
    "feedback.resolved",
    "feedback.sent",
    "feedback.taken",
    "quality.resolved",
    "quality.submitted",
    "quality.taken",
    "techprove.approved",
    "techprove.closed",
    "techprove.rejected",
    "techprove.submitted",
  ],
  "tis.score.v1": ["score.corrected"],
};

const INTERNAL = ["tis.export.v1", "tis.file.v1", "tis.user.v1"];

Deno.test("the catalogue has these topics and events, each once", () => {
  const found: Record<string, string[]> = {};
  for (const { topic, type } of EVENTS.all) (found[topic] ??= []).push(type);
  for (const types of Object.values(found)) types.sort();
  assert.deepEqual(found, TABLE);
  assert.equal(new Set(EVENTS.all.map((event) => event.type)).size, EVENTS.all.length);
  for (const event of EVENTS.all) {
    assert.match(event.topic, /^tis\.[a-z]+\.v\d+$/);
    assert.match(event.type, /^[a-z]+\.[a-z]+(-[a-z]+)*$/);
    assert.equal(eventOf(event.type), event);
  }
});

Deno.test("a topic is the portal's own as a whole or not at all, so that no key is spread over two", () => {
  assert.deepEqual(eventTopics().filter((topic) => topic.internal).map((topic) => topic.topic), INTERNAL);
  for (const { topic, internal } of EVENTS.all) {
    assert.equal(internal ?? false, INTERNAL.includes(topic), topic);
  }
});

Deno.test("each event takes its example, and finds key and version in it", () => {
  for (const event of EVENTS.all) {
    const sample = sampleOf(event);
    const parsed = event.data.safeParse(sample);
    assert.ok(parsed.success, `${event.type}: ${parsed.error?.message}`);
    assert.deepEqual(parsed.data, sample, event.type);
    const [key, sequence] = [event.key(parsed.data), event.sequence(parsed.data)];
    assert.match(key, /^[\w./-]+$/, event.type);
    assert.ok(Number.isSafeInteger(sequence) && sequence > 0, `${event.type}: ${sequence}`);
    // Another version of the same thing has the same key and another number.
    const counter = ["version", "sequence", "run"].find((member) => member in sample)!;
    const later = event.data.parse({ ...sample, [counter]: sequence + 1 });
    assert.equal(event.key(later), key, event.type);
    assert.equal(event.sequence(later), sequence + 1, event.type);
  }
});

/** What stable events have gained: their older ones are without it, and are still read. */
const GAINED: Record<string, readonly string[]> = {
  "epc.order-sent": ["terms"],
  "tsb.published": ["narrowed"],
  "bulletin.released": ["narrowed"],
};

Deno.test("every member is required, so that its absence means nothing", () => {
  for (const event of EVENTS.all) {
    const sample = sampleOf(event);
    for (const member of Object.keys(sample)) {
      const { [member]: _, ...rest } = sample;
      const isGained = GAINED[event.type]?.includes(member) ?? false;
      assert.equal(event.data.safeParse(rest).success, isGained, `${event.type} without ${member}`);
    }
  }
});

Deno.test("no event has a place for the name, mail address or telephone of a person", () => {
  const personal =
    /(name|mail|phone|tel|mobile|address|birth|remark|note|comment|text|title|password|token)s?$/i;
  const allowed = ["ecuAddress"];
  const found = eventTopics().flatMap(({ events }) =>
    events.flatMap(({ type, members }) =>
      members
        .filter(({ name }) => personal.test(name) && !allowed.includes(name))
        .map(({ path }) => `${type} ${path}`)
    )
  );
  assert.deepEqual(found, []);
});

Deno.test("what something publishes is no longer only announced", async () => {
  const code = [...(await sources()).values()].filter(({ path }) => /^(services|engines)\//.test(path));
  const wrong: string[] = [];
  for await (const { name } of Deno.readDir(new URL("../../events/", import.meta.url))) {
    const exported = await import(`../../events/${name}`);
    for (const [variable, event] of Object.entries<{ type?: string; announced?: boolean }>(exported)) {
      if (!event.type || !event.announced) continue;
      const publishes = new RegExp(`\\bpublish\\(\\s*\\w+,\\s*${variable}\\b`);
      for (const { path, code: text } of code) if (publishes.test(text)) wrong.push(`${event.type}: ${path}`);
    }
  }
  assert.deepEqual(wrong, []);
});
