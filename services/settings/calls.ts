import { z } from "zod";
import { defineCall } from "@/engines/calls/define_call.ts";
import { EDITIONS } from "@/kernel/access/editions.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { readModuleSettings } from "./read_module_settings.ts";
import { saveModuleSettings } from "./save_module_settings.ts";

const TAG = "Settings";
const scope = {
  edition: z.enum(EDITIONS).optional().describe("left out: every edition"),
  brandCode: z.string().trim().min(1).max(40).optional().describe("left out: every brand"),
};
const setting = z.object({
  isOn: z.enum(["on", "off"]).optional(),
  sort: z.int().min(0).max(9999).optional().describe("place in its module; the program's own are 10, 20, 30"),
  tile: z.enum(["on", "off"]).optional().describe("stands on the home page"),
  pageSize: z.int().refine((size) => (LIMITS.pageSizes as readonly number[]).includes(size)).optional()
    .describe("rows of its list as long as the reader has chosen none"),
});
const settings = z.record(z.string().max(80), setting).describe(
  "by `module:<name>` or `page:<route>`; what is left out is inherited from the wider scope",
);
const flagOf = (value: "on" | "off" | undefined) => value === undefined ? null : value === "on";
const wordOf = (value: boolean | null) => value === null ? undefined : value ? "on" as const : "off" as const;

/** Which modules and pages an edition and brand have. */
export const SETTING_CALLS = [
  defineCall({
    operationId: "readModuleSettings",
    method: "get",
    path: "/tis/module-settings",
    need: "moduleSettings:view",
    tag: TAG,
    summary: "What is set for an edition and a brand",
    input: z.object(scope),
    output: z.object({ version: z.int(), settings }),
    async run(ctx, { edition = null, brandCode = null }) {
      const { version, stored } = await readModuleSettings(ctx, { edition, brandCode });
      const own = stored.filter((row) => row.edition === edition && row.brandCode === brandCode);
      return {
        version,
        settings: Object.fromEntries(own.map((row) => [row.subject, {
          isOn: wordOf(row.isOn),
          sort: row.sort ?? undefined,
          tile: wordOf(row.tile),
          pageSize: row.pageSize ?? undefined,
        }])),
      };
    },
  }),
  defineCall({
    operationId: "saveModuleSettings",
    method: "post",
    path: "/tis/module-settings",
    need: "moduleSettings:edit",
    tag: TAG,
    summary: "Set modules and pages of an edition and a brand, in force at once",
    asksAgain: true,
    input: z.object({
      ...scope,
      version: z.int().min(0).describe("as it was read; 0: nothing was set"),
      settings,
    }),
    output: z.object({ version: z.int() }),
    form: { message: "settings.module.saved" },
    async run(ctx, { edition = null, brandCode = null, version, settings }) {
      const wanted = Object.fromEntries(
        Object.entries(settings).map(([subject, one]) => [subject, {
          isOn: flagOf(one.isOn),
          sort: one.sort ?? null,
          tile: flagOf(one.tile),
          pageSize: one.pageSize ?? null,
        }]),
      );
      return { version: await saveModuleSettings(ctx, { edition, brandCode }, version, wanted) };
    },
  }),
];
