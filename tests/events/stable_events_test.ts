import assert from "node:assert/strict";
import { z } from "zod";
import { asyncApiDocument } from "@/edge/asyncapi.ts";
import { dataSchema } from "@/services/event_catalogue/data_schema.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { translator } from "@/kernel/texts/texts.ts";
import { breaches } from "./compatible.ts";
import { type Promised, promisedNow, RECORDED } from "./write_stable_schemas.ts";

const recorded: Record<string, Promised> = JSON.parse(await Deno.readTextFile(RECORDED));

Deno.test("what stable events have promised still holds: topic, key and every member", () => {
  const now = promisedNow();
  const wrong: string[] = [];
  for (const [type, before] of Object.entries(recorded)) {
    const after = now[type];
    if (!after) {
      wrong.push(`${type} is not sent any more`);
      continue;
    }
    for (const name of ["topic", "internal", "key"] as const) {
      if (before[name] !== after[name]) wrong.push(`${type}: ${name} ${before[name]} became ${after[name]}`);
    }
    wrong.push(...breaches(before.data, after.data, type));
  }
  assert.deepEqual(wrong, []);
});

Deno.test("every event that is sent has its promise recorded as it is (write_stable_schemas.ts)", () => {
  assert.deepEqual(recorded, promisedNow());
});

Deno.test("these are stable, and each is told to partners as such unless it is the portal's own", async () => {
  assert.deepEqual(Object.keys(recorded), [
    "bulletin.deleted",
    "bulletin.released",
    "bulletin.resumed",
    "bulletin.revoked",
    "case.discarded",
    "case.failed",
    "case.marked-excellent",
    "case.published",
    "case.rejected",
    "case.revoked",
    "case.submitted",
    "case.tried",
    "case.verified",
    "claim.failed",
    "claim.published",
    "claim.rejected",
    "claim.revoked",
    "claim.submitted",
    "claim.verified",
    "diagnosis.feedback-ended",
    "diagnosis.feedback-sent",
    "diagnosis.finished",
    "diagnosis.started",
    "dtc.cleared",
    "dtc.read",
    "epc.figure-changed",
    "epc.job-handed-over",
    "epc.order-answered",
    "epc.order-cancellation-moved",
    "epc.order-cancelled",
    "epc.order-line-cancellation-moved",
    "epc.order-progressed",
    "epc.order-sent",
    "epc.part-superseded",
    "export.done",
    "export.failed",
    "export.requested",
    "feedback.resolved",
    "feedback.sent",
    "feedback.taken",
    "file.conversion-failed",
    "file.converted",
    "file.stored",
    "labor.push-failed",
    "labor.pushed",
    "labor.rejected",
    "labor.released",
    "labor.submitted",
    "labor.verified",
    "law.changed",
    "law.deleted",
    "law.released",
    "law.revoked",
    "ota.asked",
    "ota.ended",
    "qa.adopted",
    "qa.asked",
    "qa.closed",
    "qa.escalated",
    "qa.overdue",
    "qa.replied",
    "qa.scored",
    "qa.unanswered",
    "quality.resolved",
    "quality.submitted",
    "quality.taken",
    "register.changed",
    "score.corrected",
    "software.deleted",
    "software.released",
    "software.revoked",
    "techprove.approved",
    "techprove.closed",
    "techprove.rejected",
    "techprove.submitted",
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
    "update.failed",
    "update.finished",
    "update.started",
    "user.changed",
    "user.created",
    "user.frozen",
    "user.logged-in",
    "user.synced",
  ]);
  const t = translator(await shippedTexts(), "en_US");
  const document = asyncApiDocument({ deployment: "tis", publicUrl: null, kafka: null, t }) as {
    info: { description: string };
    components: { messages: Record<string, { "x-stability": string }> };
  };
  const stable = Object.entries(document.components.messages)
    .filter(([, message]) => message["x-stability"] === "stable").map(([type]) => type).sort();
  assert.deepEqual(stable, Object.keys(recorded).filter((type) => !recorded[type]!.internal));
  assert.match(document.info.description, /x-stability: stable/);
});

const OLD = {
  name: z.string(),
  state: z.enum(["new", "done"]),
  note: z.string().nullable(),
  lines: z.array(z.object({ part: z.string() })),
};
const between = (after: z.ZodRawShape) =>
  breaches(dataSchema({ data: z.object(OLD) }), dataSchema({ data: z.object(after) }));

Deno.test("members and values may be added, limits tightened, and what could be null may no longer be", () => {
  assert.deepEqual(between({ ...OLD, more: z.int() }), []);
  assert.deepEqual(between({ ...OLD, state: z.enum(["new", "done", "lost"]) }), []);
  assert.deepEqual(between({ ...OLD, name: z.string().max(20) }), []);
  assert.deepEqual(between({ ...OLD, note: z.string() }), []);
  assert.deepEqual(between({ ...OLD, lines: z.array(z.object({ part: z.string(), count: z.int() })) }), []);
});

Deno.test("each change that breaks a reader is found", () => {
  const { name: _, ...nameless } = OLD;
  const broken: [z.ZodRawShape, ...string[]][] = [
    [nameless, "data.name is gone"],
    [{ ...OLD, name: z.string().optional() }, "data.name is optional"],
    [{ ...OLD, name: z.int() }, "data.name: may be integer now", "data.name: is string no more"],
    [{ ...OLD, name: z.string().nullable() }, "data.name: may be null now"],
    [{ ...OLD, state: z.enum(["new"]) }, 'data.state: "done" is no value any more'],
    [{ ...OLD, lines: z.array(z.object({ number: z.string() })) }, "data.lines[].part is gone"],
  ];
  for (const [after, ...wanted] of broken) assert.deepEqual(between(after), wanted);
});
