import {
  code,
  defineRegister,
  file,
  names,
  reference,
  references,
  text,
} from "@/engines/registers/declare.ts";
import { refuseField } from "@/kernel/refusals/refuse.ts";
import { compareVersions, VERSION } from "./compare_versions.ts";

/** Place of the files of programs, and the kind of their use. */
export const SOFTWARE_PLACE = "software";
export const SOFTWARE_USE = "software";

const version = () =>
  text({
    max: 28,
    optional: true,
    rule: (value) => value.refine((one) => VERSION.test(String(one)), { error: "refusal.software-version" }),
  });

/** The fields of a version of a program; it is none of the portal's registers. */
export const softwareForm = defineRegister({
  route: "SoftwareList",
  path: "/tis/software",
  noun: ["Software", "SoftwareVersions"],
  texts: "software",
  table: "software_versions",
  key: "id",
  title: "names",
  unique: [["code", "versionText"]],
  sensitive: ["names", "notes"],
  fields: {
    code: code({ max: 40, hint: true }),
    versionText: text({
      max: 28,
      hint: true,
      fixed: true,
      rule: (value) =>
        value.refine((one) => VERSION.test(String(one)), { error: "refusal.software-version" }),
    }),
    typeCode: reference({
      table: "software_types",
      route: "SoftwareType",
      where: ({ sql }) => sql`r.active`,
    }),
    names: names({ max: 160 }),
    ecu: code({ max: 20, optional: true, fixed: false, hint: true }),
    seriesCodes: references({ table: "series", lead: "code", route: "EPCSeries", many: true }, {
      optional: true,
      hint: true,
    }),
    hardwareFrom: version(),
    hardwareTo: version(),
    softwareFrom: version(),
    softwareTo: version(),
    file: file(SOFTWARE_PLACE, SOFTWARE_USE, { column: "file_id", optional: true }),
    notes: names({ max: 4000, long: true, optional: true }),
  },
  check(_tx, { hardwareFrom, hardwareTo, softwareFrom, softwareTo }) {
    const ordered = (from: string | null, to: string | null, field: string) => {
      if (from && to && compareVersions(from, to) > 0) throw refuseField(field, "software-range");
    };
    ordered(hardwareFrom, hardwareTo, "hardwareTo");
    ordered(softwareFrom, softwareTo, "softwareTo");
  },
});
