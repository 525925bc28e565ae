import { controlSimulated, demoDmsFolder } from "@/platform/push/simulated.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { defineAnswer } from "./define_answer.ts";

const BODY_BYTES = 4096;

/**
 * The forms of the page `DemoDms`: `/tis/demo-dms/fault` (an empty kind switches it off) and `/tis/demo-dms/manner`. Demo mode only. What the
 * simulated system is told is no data of the portal, so it is no call.
 */
export const demoDms = defineAnswer({
  operationId: "controlDemoDms",
  path: "/tis/demo-dms/",
  methods: ["POST"],
  need: "PushLog:retry",
  // Of the demo alone.
  described: {},
  async run({ rest, portal: { config }, incoming, readForm }) {
    if (!config.demo || (rest !== "fault" && rest !== "manner")) throw refuse("not-found");
    const form = Object.fromEntries(await readForm(BODY_BYTES));
    const value = rest === "manner" ? form : form.kind ? { ...form, left: form.left || null } : null;
    if (!await controlSimulated(demoDmsFolder(config), rest, value)) throw refuse("invalid-input");
    return new Response(null, { status: 303, headers: { location: `${incoming.basePath}/DemoDms` } });
  },
});
