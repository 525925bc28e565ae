/**
 * Makes the office documents and PDFs of the demo again from `source/`, by LibreOffice, and packs the archive: `deno run -A demo/documents/make.ts`.
 * What it makes is committed, since not every machine has LibreOffice.
 */
const HERE = new URL(".", import.meta.url).pathname;

/** Filters of LibreOffice: how a source is read and what is written. */
const WRITER = "HTML (StarWriter)", CALC = "HTML (StarCalc)";
/** Locks what only a supplier and its customer may read; in the demo it is the file that cannot be converted. */
const LOCK =
  `{"EncryptFile":{"type":"boolean","value":"true"},"DocumentOpenPassword":{"type":"string","value":"4711"}}`;

const DOCUMENTS = [
  { source: "coolant_pump_seal.html", from: WRITER, to: "docx:MS Word 2007 XML" },
  { source: "high_voltage_rules.html", from: WRITER, to: "docx:MS Word 2007 XML" },
  { source: "orders_october.html", from: CALC, to: "xlsx:Calc MS Excel 2007 XML" },
  { source: "torques_chassis.html", from: CALC, to: "xlsx:Calc MS Excel 2007 XML" },
  { source: "introduction_velaro.fodp", from: null, to: "pptx:Impress MS PowerPoint 2007 XML" },
  { source: "brake_fluid.html", from: WRITER, to: "pdf:writer_pdf_Export" },
  { source: "bulletin_0000123.html", from: WRITER, to: "pdf:writer_pdf_Export" },
  { source: "supplier_drawing.html", from: WRITER, to: `pdf:writer_pdf_Export:${LOCK}` },
] as const;

async function run(command: string, args: string[], cwd = HERE): Promise<void> {
  const { success, stderr } = await new Deno.Command(command, { args, cwd, stderr: "piped" }).output();
  if (!success) throw new Error(`${command} failed: ${new TextDecoder().decode(stderr)}`);
}

const profile = await Deno.makeTempDir();
for (const { source, from, to } of DOCUMENTS) {
  await run("soffice", [
    `-env:UserInstallation=file://${profile}`,
    "--headless",
    ...(from ? [`--infilter=${from}`] : []),
    "--convert-to",
    to,
    "--outdir",
    HERE,
    `source/${source}`,
  ]);
}
await Deno.remove(profile, { recursive: true });
await Deno.remove(`${HERE}drivers.zip`).catch(() => {});
await run("zip", ["-X", "-q", "../../drivers.zip", "."].concat("-r"), `${HERE}source/drivers`);
