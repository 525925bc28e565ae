import { delimiter, dirname, join } from "node:path";
import { LIMITS } from "@/kernel/limits.ts";
import { runConfined } from "./confined.ts";
import { OFFICE } from "./kinds.ts";
import type { Made, Source } from "./made.ts";
import { requireOffice } from "./office_content.ts";
import { PROFILE } from "./office_profile.ts";
import { countPages } from "./pdf_pages.ts";
import { Unconvertible } from "./unconvertible.ts";

/** Where LibreOffice stands when it is not on the path. */
const USUAL = [
  "/usr/lib/libreoffice/program/soffice",
  "/opt/libreoffice/program/soffice",
  "/Applications/LibreOffice.app/Contents/MacOS/soffice",
];

/** Path of LibreOffice, or null where it is not installed. */
export async function findOffice(path = Deno.env.get("PATH") ?? ""): Promise<string | null> {
  const onPath = path.split(delimiter).filter(Boolean).map((folder) => join(folder, "soffice"));
  for (const candidate of path === "" ? [] : [...onPath, ...USUAL]) {
    if (await Deno.stat(candidate).then(({ isFile }) => isFile, () => false)) return candidate;
  }
  return null;
}

/**
 * Makes a PDF of an office document by LibreOffice, which runs with a profile of its own in the file's folder: no macros, no active
 * content, nothing fetched; cut off from the network where the system lets it; as nobody when this process is root. Who
 * started the process it runs in sees to time and memory.
 *
 * @param office path of LibreOffice, or null
 */
export async function makePdf({ path, out, mediaType }: Source, office: string | null): Promise<Made> {
  const extension = OFFICE[mediaType] ?? "docx";
  const bytes = await Deno.readFile(path);
  await requireOffice(bytes, extension);
  if (!office) throw new Unconvertible("office-missing");
  const folder = await Deno.makeTempDir({ dir: dirname(path), prefix: "office-" });
  const input = join(folder, `document.${extension}`);
  await Deno.writeFile(input, bytes);
  await Deno.mkdir(join(folder, "profile/user"), { recursive: true });
  await Deno.writeTextFile(join(folder, "profile/user/registrymodifications.xcu"), PROFILE);
  const said = await runOffice(office, folder, input);
  const pdf = await Deno.readFile(join(folder, "document.pdf")).catch(() => null);
  if (!pdf) throw new Unconvertible(/password/i.test(said) ? "office-encrypted" : "office-broken", {}, said);
  const pages = await countPages(pdf);
  await Deno.writeFile(out, pdf);
  await Deno.remove(folder, { recursive: true });
  return {
    mediaType: "application/pdf",
    extension: "pdf",
    facts: { pages, sizeBefore: bytes.length, size: pdf.length },
  };
}

/** What it said, for the log. */
async function runOffice(office: string, folder: string, input: string): Promise<string> {
  const profile = `file://${join(folder, "profile")}`;
  const asked = [
    office,
    `-env:UserInstallation=${profile}`,
    "--headless",
    "--norestore",
    "--nolockcheck",
    "--nodefault",
    "--nofirststartwizard",
    "--convert-to",
    "pdf",
    "--outdir",
    folder,
    input,
  ];
  const { out, said } = await runConfined({
    folder,
    asked,
    env: { SAL_USE_VCLPLUGIN: "svp" },
    seconds: LIMITS.officeSeconds,
  });
  return new TextDecoder().decode(out) + said;
}
