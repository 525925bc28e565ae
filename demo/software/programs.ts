import { downloadZip } from "client-zip";
import { readFile } from "node:fs/promises";
import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { noteReading } from "@/engines/states/note_reading.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { ReadingNotes } from "@/kernel/access/reading_notes.ts";
import { PROGRAM_ENTRY } from "@/services/diagnosis/agent/package_file.ts";
import { programHead } from "@/services/diagnosis/ecus/program_head.ts";
import { DOWNLOAD } from "@/services/software/rows.ts";
import { addSoftware, releaseSoftware, withdrawSoftware } from "@/services/software/write_software.ts";

const DAY_MS = 86_400_000;

/** Package, type, ECU, names, and its versions: days ago, what is new, why it was withdrawn; no days: a draft. All made up. */
const PROGRAMS = [
  ["BMS-E3", "ECU", "BMS", "E3 电池管理系统程序", "E3 battery management program", [
    ["2.3.0", 400, "首次发布。", "First release.", null],
    ["2.4.0", 210, "低温充电时间缩短。", "Faster charging in the cold.", "部分车辆充电中断，请使用 2.4.1。"],
    [
      "2.4.1",
      180,
      "修正 2.4.0 的充电中断；故障码 P0A80 的判定更稳。",
      "Mends the charging stop of 2.4.0; P0A80 is judged more steadily.",
      null,
    ],
    ["2.5.0", null, "绝缘监测改进（测试中）。", "Better insulation monitoring (in test).", null],
  ]],
  ["GW-COMMON", "ECU", "GW", "网关程序", "Gateway program", [
    ["5.0.2", 320, "诊断会话超时调整。", "Session timeouts adjusted.", null],
    ["5.1.0", 60, "支持新的诊断接口。", "Works with the new interface.", null],
  ]],
  ["ESC-VON", "ECU", "ESC", "车身稳定系统程序", "Stability control program", [
    ["1.8.4", 150, "湿滑路面介入更平顺。", "Smoother on wet roads.", null],
  ]],
  ["VDS-APP", "VDSDB", null, "诊断数据库", "Diagnostic database", [
    ["26.9.1", 70, "新增 312 个故障码说明。", "312 more fault codes.", null],
    ["26.10.1", 40, "新增车系 NAU。", "Series NAU added.", null],
    ["26.11.1", 9, "译文修订。", "Translations revised.", null],
  ]],
  ["IF-DRIVER", "DRV", null, "诊断接口驱动", "Interface driver", [
    ["3.2.0", 260, "支持 64 位系统。", "For 64-bit systems.", null],
    ["3.3.1", 30, "修正休眠后断开。", "No disconnect after sleep.", null],
  ]],
  ["WORKSHOP-APP", "APP", null, "服务站移动应用", "Workshop app", [
    ["4.0.0", 90, "离线查看通报。", "Bulletins offline.", null],
  ]],
] as const;

/** Bytes of a demo program: long enough to see it being written, short enough for a demo to be made. */
const PROGRAM_BYTES = 3 * 1024 * 1024;

/** A package that the simulated ECU takes: a program with its head, as `program.bin` in an archive. */
async function programPackage(code: string, version: string): Promise<Uint8Array<ArrayBuffer>> {
  const image = new Uint8Array(PROGRAM_BYTES);
  for (let at = 0; at < image.length; at++) image[at] = (at * 31 + (at >> 8)) % 251;
  image.set(programHead({ code, version }));
  return new Uint8Array(
    await downloadZip([{ name: PROGRAM_ENTRY, input: image, lastModified: new Date(0) }]).arrayBuffer(),
  );
}

/** Programs of the demo in every state, signed as they were released. Returns at once where there is any. */
export async function fillSoftware({ ctx, ctxFor, sql }: DemoFilling): Promise<void> {
  const [there] = await sql`select from software_versions limit 1`;
  if (there) return;
  const now = ctx.clock().getTime();
  const [engineer, manager, reader] = await Promise.all(
    ["factory-engineer", "factory-manager", "store-technician"].map((account) => loadUser(ctx, account)),
  );
  const types = new Set(
    (await sql<{ code: string }[]>`select code from software_types`).map(({ code }) => code),
  );
  const archive = new Uint8Array(await readFile(new URL("../documents/drivers.zip", import.meta.url)));
  const notes = new ReadingNotes(sql);
  for (const [code, type, ecu, zh, en, versions] of PROGRAMS) {
    for (const [versionText, daysAgo, zhNotes, enNotes, withdrawn] of versions) {
      const clock = () => new Date(now - (daysAgo ?? 2) * DAY_MS);
      const author = ctxFor({ actor: engineer!, clock });
      const content = ecu === null ? archive : await programPackage(ecu, versionText);
      const file = await storeFile(author, {
        place: "software",
        name: `${code}_${versionText}.zip`,
        body: new Blob([content]).stream(),
        expectedSize: content.length,
        isOfProgram: true,
      });
      const { id } = await addSoftware(author, {
        code,
        versionText,
        typeCode: types.has(type) ? type : [...types][0],
        names: { zh_CN: zh, en_US: en },
        notes: { zh_CN: zhNotes, en_US: enNotes },
        ecu,
        file,
        ...(ecu ? { hardwareFrom: "1.0", softwareFrom: "1.0" } : {}),
      });
      if (daysAgo === null) continue;
      const chief = ctxFor({ actor: manager!, clock });
      await releaseSoftware(chief, { id, version: 1 });
      for (let times = 0; times < (daysAgo % 7) + 1; times++) {
        noteReading(ctxFor({ actor: reader!, clock, notes }), DOWNLOAD, id);
      }
      if (withdrawn) {
        const later = ctxFor({ actor: manager!, clock: () => new Date(now - (daysAgo - 20) * DAY_MS) });
        await withdrawSoftware(later, { id, version: 2, reason: withdrawn });
      }
    }
  }
  await notes.flush();
}
