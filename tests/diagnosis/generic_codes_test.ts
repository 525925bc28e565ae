import assert from "node:assert/strict";
import { DEMO_DTCS } from "@/demo/diagnosis.ts";
import { both } from "@/demo/registers/both.ts";
import { DTC_CODE } from "@/kernel/dtc_code.ts";
import codes from "@/services/diagnosis/generic/codes.json" with { type: "json" };
import { failureTypeOf } from "@/services/diagnosis/generic/failure_type.ts";
import { loadGenericDtcs, previewGenericDtcs } from "@/services/diagnosis/generic/load_generic.ts";
import { meaningIn } from "@/services/diagnosis/generic/meaning_in.ts";
import { assertRefused } from "../refusal_of.ts";
import { openPeople } from "../users/people.ts";

Deno.test("at least 3,000 generic codes are known, each of a range of the standard", () => {
  const known = Object.keys(codes);
  assert.ok(known.length >= 3000);
  for (const code of known) assert.match(code, DTC_CODE);
  assert.deepEqual(known.filter((code) => !/^(P0|P2|P3[4-9]|U0|U3|B0|C0)/.test(code)), []);
});

Deno.test("what is often mistaken means what the standard says", () => {
  const said: Record<string, string> = codes;
  assert.deepEqual(
    ["C0031", "C0034", "C0037", "C003A", "C0040", "P0A0D", "P0D2D", "P2316", "U0293"].map((code) =>
      said[code]
    ),
    [
      "Left front wheel speed sensor",
      "Right front wheel speed sensor",
      "Left rear wheel speed sensor",
      "Right rear wheel speed sensor",
      "Brake pedal switch A",
      "High voltage system interlock circuit high",
      "Drive motor A inverter voltage sensor circuit",
      "Ignition coil F primary control circuit high",
      "Lost communication with hybrid/EV powertrain control module A",
    ],
  );
});

Deno.test("the demo's codes mean what the standard says, and are named in three languages", () => {
  const known: Record<string, string> = codes;
  const makers = DEMO_DTCS.filter(([code]) => /^[PCBU]1/.test(code)).map(([code]) => code);
  assert.deepEqual(
    DEMO_DTCS.filter(([code, , , , , en]) => !makers.includes(code) && known[code] !== en).map(([code]) =>
      code
    ),
    [],
  );
  assert.deepEqual(
    DEMO_DTCS.filter(([, , , , zh, en]) => !/\p{Script=Han}/u.test(zh) || !both(zh, en).de_DE).map(([code]) =>
      code
    ),
    [],
  );
});

Deno.test("every generic code is said in Chinese and in German, with its letters and numbers", () => {
  const faults: string[] = [];
  for (const [code, english] of Object.entries(codes)) {
    const said = meaningIn(english);
    const marks = english.match(/(?<![/\w])(?:[A-Z]|\d+)(?![/\w])/g) ?? [];
    const keeps = (text: string) =>
      marks.every((mark) => new RegExp(`(?<![\\p{L}\\d])${mark}(?![\\p{L}\\d])`, "u").test(text));
    if (
      said === null || !/\p{Script=Han}/u.test(said.zh_CN) || !keeps(said.zh_CN) || !keeps(said.de_DE)
    ) faults.push(`${code} ${english}: ${said?.zh_CN}, ${said?.de_DE}`);
  }
  assert.deepEqual(faults, []);
});

Deno.test("meanings that the table of terms knows are said in Chinese and German, others are not guessed", () => {
  assert.deepEqual(meaningIn("Cylinder 3 misfire detected"), {
    zh_CN: "检测到第 3 缸失火",
    de_DE: "Verbrennungsaussetzer an Zylinder 3 erkannt",
  });
  assert.deepEqual(meaningIn("Camshaft position sensor B circuit low, bank 2"), {
    zh_CN: "凸轮轴位置传感器 B 电路低（列 2）",
    de_DE: "Nockenwellensensor B, Stromkreis: Signal zu niedrig (Bank 2)",
  });
  assert.deepEqual(meaningIn("Lost communication with TCM"), {
    zh_CN: "与 TCM 失去通信",
    de_DE: "Keine Kommunikation mit TCM",
  });
  assert.deepEqual(meaningIn("Invalid data received from TCM"), {
    zh_CN: "从 TCM 收到无效数据",
    de_DE: "Ungültige Daten empfangen von TCM",
  });
  assert.deepEqual(meaningIn("Drive motor A phase U current high"), {
    zh_CN: "驱动电机 A 的 U 相电流高",
    de_DE: "Antriebsmotor A, Phase U: Strom zu hoch",
  });
  assert.deepEqual(meaningIn("A rocker arm actuator system stuck on, bank 2"), {
    zh_CN: "摇臂执行器系统 A 卡在接通状态（列 2）",
    de_DE: "Kipphebelstellersystem A bleibt eingeschaltet (Bank 2)",
  });
  assert.deepEqual(meaningIn("Cylinder 2 contribution/balance"), {
    zh_CN: "第 2 缸做功/平衡",
    de_DE: "Zylinder 2: Beitrag/Gleichlauf",
  });
  assert.equal(meaningIn("Flux capacitor circuit low"), null);
});

Deno.test("a failure type says what is wrong, one that is reserved says nothing", () => {
  const chain = ["de_DE", "en_US"] as const;
  assert.equal(failureTypeOf({ chain }, "B16A1-23"), "Signal bleibt auf Low");
  assert.equal(failureTypeOf({ chain }, "B16A1-F7"), null);
  assert.equal(failureTypeOf({ chain }, "P0A80"), null);
});

Deno.test("loading adds what is missing, keeps what people wrote, and twice is once", async () => {
  await using portal = await openPeople();
  const { sql } = portal;
  const engineer = await portal.as("factory-engineer");
  await sql`insert into dtcs (dtc_code, names) values ('P0171', ${sql.json({ en_US: "Ours" })})`;
  const before = await previewGenericDtcs(engineer);
  assert.equal(before.there, 1);
  assert.equal(before.missing, before.all - 1);
  assert.deepEqual(await loadGenericDtcs(engineer), { added: before.missing });
  const [ours] = await sql<
    { name: string }[]
  >`select names ->> 'en_US' as name from dtcs where dtc_code = 'P0171'`;
  assert.equal(ours!.name, "Ours");
  const [named] = await sql<
    { names: Record<string, string> }[]
  >`select names from dtcs where dtc_code = 'P0118'`;
  assert.equal(named!.names.de_DE, "Kühlmitteltemperatursensor 1, Stromkreis: Signal zu hoch");
  assert.deepEqual(await loadGenericDtcs(engineer), { added: 0 });
  assert.equal((await previewGenericDtcs(engineer)).missing, 0);
});

Deno.test("only who imports DTCs may load them", async () => {
  await using portal = await openPeople();
  await assertRefused(loadGenericDtcs(await portal.as("store-technician")), "no-right");
});
