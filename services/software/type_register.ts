import { choice, code, defineRegister, flag, longText, names, whole } from "@/engines/registers/declare.ts";

/** What programs run on. */
export const SOFTWARE_PLATFORMS = ["ecu", "diagnostic-device", "windows", "android", "web", "other"] as const;

/** Types of program software, by what they run on (specification section 3, software). */
export const softwareTypeRegister = defineRegister({
  route: "SoftwareType",
  path: "/tis/software-types",
  noun: ["SoftwareType", "SoftwareTypes"],
  texts: "software.type",
  table: "software_types",
  key: "code",
  fields: {
    code: code({ max: 20 }),
    names: names(),
    platform: choice(SOFTWARE_PLATFORMS, { batch: true }),
    active: flag({ start: true, filter: true, batch: true }),
    sort: whole({ min: 0, max: 9999, start: 0 }),
    remark: longText({ max: 500, optional: true }),
  },
  sensitive: ["remark"],
  usedBy: [{ table: "software_versions", column: "type_code" }],
});
