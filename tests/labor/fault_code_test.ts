import assert from "node:assert/strict";
import { laborFaultRegister } from "@/services/labor/fault_register.ts";
import { addEntry } from "@/engines/registers/write_entry.ts";
import { openOrganisation } from "../orgs/organisation.ts";
import { refusalOf } from "../refusal_of.ts";

const organisation = await openOrganisation();
Deno.test.afterAll(async () => await organisation[Symbol.asyncDispose]());

const quiet = { sanitizeOps: false, sanitizeResources: false };

Deno.test(
  "a fault code is a function group and a kind of damage; another one is illegal",
  quiet,
  async () => {
    const staff = await organisation.as("administrator", "domestic", "zh_CN");
    const faultName = { zh_CN: "测试损坏", en_US: "Damage of the test" };
    for (const faultCode of ["P0A80", "34WORN", "34-worn", "3-WORN", "34-W", "34-WORNTOOFAR"]) {
      const refusal = await refusalOf(addEntry(staff, laborFaultRegister, { faultCode, faultName }));
      assert.deepEqual(refusal?.fields.map(({ field }) => field), ["faultCode"], faultCode);
    }
    const [illegal] =
      (await refusalOf(addEntry(staff, laborFaultRegister, { faultCode: "34-W", faultName })))!
        .fields;
    assert.match(illegal!.rule, /illegal-fault-code$/);
    assert.equal(
      (await addEntry(staff, laborFaultRegister, { faultCode: "98-WORN", faultName })).key,
      "98-WORN",
    );
  },
);
