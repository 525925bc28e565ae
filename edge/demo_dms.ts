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
  async run({ req, rest, portal: { config }, incoming }) {
    if (!config.demo || (rest !== "fault" && rest !== "manner")) throw refuse("not-found");
    if (Number(req.headers.get("content-length") ?? "0") > BODY_BYTES) {
      throw refuse("too-large", { limit: `${BODY_BYTES / 1024} KB` });
    }
    const form = Object.fromEntries(
      await req.formData().catch(() => {
        throw refuse("body-not-readable");
      }),
    );
    const value = rest === "manner" ? form : form.kind ? { ...form, left: form.left || null } : null;
    if (!await controlSimulated(demoDmsFolder(config), rest, value)) throw refuse("invalid-input");
    return new Response(null, { status: 303, headers: { location: `${incoming.basePath}/DemoDms` } });
  },
});
