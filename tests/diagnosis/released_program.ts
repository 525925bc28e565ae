import { downloadZip } from "client-zip";
import { storeFile } from "@/engines/files/store_file.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { PROGRAM_ENTRY } from "@/services/diagnosis/agent/package_file.ts";
import { programHead } from "@/services/diagnosis/ecus/program_head.ts";
import { addSoftware, releaseSoftware } from "@/services/software/write_software.ts";

/** A program of an ECU as a package that the simulator takes. */
export async function programPackage(
  { ecu, version, bytes = 400_000 }: { ecu: string; version: string; bytes?: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const image = Uint8Array.from({ length: bytes }, (_, at) => at * 31 % 251);
  image.set(programHead({ code: ecu, version }));
  return new Uint8Array(await downloadZip([{ name: PROGRAM_ENTRY, input: image }]).arrayBuffer());
}

/** Adds and releases a program. @returns its id */
export async function releasedProgram(
  engineer: Ctx,
  manager: Ctx,
  { code, ecu, version, content, ...more }: {
    code: string;
    ecu: string;
    version: string;
    content?: Uint8Array<ArrayBuffer>;
    softwareFrom?: string;
    hardwareFrom?: string;
  },
): Promise<number> {
  const bytes = content ?? await programPackage({ ecu, version });
  const file = await storeFile(engineer, {
    place: "software",
    name: `${code}.zip`,
    body: new Blob([bytes]).stream(),
    expectedSize: bytes.length,
    isOfProgram: true,
  });
  const [{ type }] = await engineer.sql<[{ type: string }]>`
    select code as type from software_types where deleted_at is null order by code limit 1`;
  const { id } = await addSoftware(engineer, {
    code,
    versionText: version,
    typeCode: type,
    names: { en_US: `Program ${code}`, zh_CN: `程序 ${code}` },
    ecu,
    file,
    ...more,
  });
  await releaseSoftware(manager, { id, version: 1 });
  return id;
}
