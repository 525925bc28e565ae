import { delimiter, dirname, join } from "node:path";
import { LIMITS } from "@/kernel/limits.ts";
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
  const user = await giveAway(folder);
  const [command, ...args] = await cutsNetwork(user) ? ["unshare", "-rn", "--", ...asked] : asked;
  const { stdout, stderr } = await new Deno.Command(command!, {
    args,
    cwd: folder,
    clearEnv: true,
    // A proxy that nobody is: what would reach out all the same gets no answer.
    env: {
      PATH: Deno.env.get("PATH") ?? "",
      HOME: folder,
      TMPDIR: folder,
      LANG: "C.UTF-8",
      SAL_USE_VCLPLUGIN: "svp",
      http_proxy: "http://127.0.0.1:9",
      https_proxy: "http://127.0.0.1:9",
    },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
    signal: AbortSignal.timeout(LIMITS.officeSeconds * 1000),
    ...user,
  }).output();
  return new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
}

/** User and group of nobody, to whom the folder is given; empty where this process may not. */
async function giveAway(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (Deno.build.os === "windows" || Deno.uid() !== 0) return {};
  const user = { uid: 65534, gid: 65534 };
  const give = async (path: string) => {
    await Deno.chown(path, user.uid, user.gid);
    if (!(await Deno.stat(path)).isDirectory) return;
    for await (const { name } of Deno.readDir(path)) await give(join(path, name));
  };
  await give(folder);
  // nobody passes through the folder around it, but cannot look what else is there
  await Deno.chmod(dirname(folder), 0o711);
  return user;
}

/** Whether the system lets this user start a program in a network of its own, with nobody else in it (Linux). */
async function cutsNetwork(user: { uid?: number; gid?: number }): Promise<boolean> {
  if (Deno.build.os !== "linux") return false;
  try {
    const tried = new Deno.Command("unshare", {
      args: ["-rn", "--", "true"],
      stdout: "null",
      stderr: "null",
      ...user,
    });
    return (await tried.output()).success;
  } catch {
    return false;
  }
}
