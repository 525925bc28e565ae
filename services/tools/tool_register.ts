import { choice, code, defineRegister, image, longText, names, text } from "@/engines/registers/declare.ts";

const TOOL_CATEGORIES = [
  "diagnosis",
  "battery",
  "drive",
  "engine",
  "chassis",
  "body",
  "electrical",
  "measuring",
  "general",
] as const;

/** Special tools: what a store must or may own for the repairs of a platform (specification section 3, tool). */
export const toolRegister = defineRegister({
  route: "ToolManage",
  path: "/tis/tools",
  noun: ["Tool", "Tools"],
  texts: "tools.tool",
  table: "tools",
  key: "tool_code",
  title: "toolName",
  fields: {
    toolCode: code({ max: 30 }),
    toolName: names({ column: "names" }),
    category: choice(TOOL_CATEGORIES, { batch: true }),
    unit: choice(["piece", "set", "pair", "box"], { start: "piece", filter: false, batch: true }),
    platform: text({ max: 40, optional: true, filter: true, batch: true, hint: true }),
    toolMust: choice([1, 0], { start: 0, batch: true }),
    toolAttachment: image("tool-attachment", "tool-attachment", {
      column: "attachment_id",
      optional: true,
      hint: true,
    }),
    remark: longText({ optional: true }),
  },
  sensitive: ["remark"],
});
