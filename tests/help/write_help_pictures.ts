import "@/domains.ts";
import { type Browser, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { v7 as uuid } from "uuid";
import { AFTER_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { ALL_HELP } from "@/demo/help/all_help.ts";
import { HELP_PICTURE_LANGUAGES, helpPictureFile } from "@/demo/help/pictures.ts";
import { fillQuality } from "@/demo/quality/reports.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { type CtxParts, makeCtx } from "@/kernel/ctx.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { openFileStore } from "@/platform/files/open_store.ts";
import { seededRoles } from "@/services/roles/seeded_roles.ts";
import { logIn } from "../browser/log_in.ts";
import { openSettled } from "../browser/settle.ts";
import { type DemoPortal, serveDemo } from "../demo_portal.ts";
import { findBrowser } from "../find_browser.ts";

/**
 * `deno task pictures`: takes the pictures of the screens that the demo's help shows, in each of its languages, out of a demo portal of its own. Routes
 * behind it take those alone: `deno task pictures MyVerify TSBList`.
 */

/** The window, CSS pixels, and how wide its picture is kept: 300 of them are 3 MB together. */
const SIZE = { width: 1200, height: 750 };
const KEPT_WIDTH = 800;
/** Who shows a screen: the first of these who may open it. */
const SEATS = ["store-technician", "factory-engineer", "administrator"] as const;
/** Screens that show more to somebody else. */
const SHOWN_BY: Record<string, DemoRole> = {
  MyVerify: "section-chief",
  ClaimManageDetail: "factory-manager",
  LaborWorkDetail: "factory-engineer",
};
/** Newest entries of which one is looked for that its seat may see. */
const TRIED = 40;

type DemoRole = typeof SEATS[number] | "section-chief" | "factory-manager";

/** What a demo has only where files can be stored, which the one of the tests has not from its beginning. */
async function fillWithFiles({ sql, config }: DemoPortal): Promise<void> {
  const parts = { pool: sql, dictionaries: await shippedTexts(), files: await openFileStore(config) };
  const ctxFor = (more: Partial<CtxParts>) => makeCtx({ ...parts, ...more }, uuid);
  await fillQuality({ ctx: ctxFor({}), ctxFor, sql, hasFiles: true });
}

/** Lets the sessions of a seat be such as are shown this screen, or sets them back: setting up a second factor is shown to whom it is demanded of. */
async function demand({ sql }: DemoPortal, route: string, seat: DemoRole, isDue: boolean): Promise<void> {
  if (route !== "SecondFactor") return;
  await sql`
    update sessions set factor_due = ${isDue} where user_id = (select id from users where user_code = ${seat})`;
}

/** What the address of a screen says beside its route: the first that stays at the screen is taken. */
async function queries({ sql }: DemoPortal): Promise<Record<string, string[]>> {
  const newest = async (from: string, where: string) => {
    const rows = await sql<{ id: string }[]>`
      select id::text from ${sql.unsafe(from)} where ${sql.unsafe(where)} order by id desc limit ${TRIED}`;
    return rows.map(({ id }) => `?id=${id}`);
  };
  const documents = (kind: string, state: string) =>
    newest(
      "documents",
      `kind = '${kind}' and exists (select from document_revisions r where r.document_id = documents.id and ${state})`,
    );
  const published = "r.publish_state = 1", draft = "r.submit_state = 0 and r.discard = 1";
  const squeal = await sql<{ id: string }[]>`
    select r.document_id::text as id from document_texts t join document_revisions r on r.id = t.revision_id
    where t.title = 'Squeal of the front brake pads at low speed'`;
  return {
    EPCPage: [`?vin=${AFTER_CHANGE_VIN}&group=34`],
    EPCVehicle: [`?vin=${AFTER_CHANGE_VIN}`],
    EPC2D: [`?vin=${AFTER_CHANGE_VIN}&figure=34-11-02-C&callout=10`],
    PrintPage: [`?vin=${AFTER_CHANGE_VIN}&figure=34-11-02-C`],
    SearchPage: ["?q=34106872432"],
    AccurateSearchPage: ["?numbers=34106872432%0A62116872622"],
    EpcConfigMatrix: ["?seriesCode=VTE"],
    FigureLines: ["?figure=34-11-02-C"],
    TSBPreview: [`?id=${squeal[0]!.id}`],
    TSBworkDetail: await documents("tsb", draft),
    TsbWorkOrder: ["?view=progress"],
    BulletinDetail: await documents("bulletin", published),
    BulletinWorkDetail: await documents("bulletin", published),
    HelperDoc: ["?screen=EPCIndex"],
    HelperEditor: await documents("help", published),
    CaseDetail: await documents("case", published),
    CaseWorkDetail: await documents("case", published),
    ClaimDetail: await documents("claim", published),
    ClaimManageDetail: await documents("claim", published),
    LaborDetail: await documents("labor", published),
    LaborWorkDetail: await documents("labor", published),
    PartQAView: await newest("questions", "kind = 'part' and stage <> 'draft'"),
    TechQAView: await newest("questions", "kind = 'technical' and stage <> 'draft'"),
    TechProvePreview: await newest("technical_improvements", "state <> 'not_submitted'"),
    QualityFeedbackPreview: await newest("quality_reports", "state <> 'draft'"),
    DiagnosePreview: await newest("vds_diagnoses", "state = 'finished'"),
  };
}

function seatOf(route: string): DemoRole {
  const need = pageOf(route)!.need as string;
  return SHOWN_BY[route] ?? SEATS.find((role) =>
    need === "session" || role === "administrator" ||
    (seededRoles().find(({ code }) => code === role)!.rights as readonly string[]).includes(need)
  )!;
}

/** Whether one of the addresses of a screen stayed there, and shows it without a refusal. */
async function opened(page: Page, origin: string, route: string, tried: readonly string[]): Promise<boolean> {
  for (const query of tried) {
    const status = await openSettled(page, `${origin}/tis/${route}${query}`);
    if (status === 200 && new URL(page.url()).pathname === `/tis/${route}`) return true;
  }
  return false;
}

await using portal = await serveDemo();
await fillWithFiles(portal);
const { path } = await findBrowser(Deno.env.toObject());
const browser: Browser = await chromium.launch({
  executablePath: path,
  args: ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none"],
});
const query = await queries(portal);
const asked = Deno.args.length > 0 ? Deno.args : ALL_HELP.map(({ route }) => route);
for (const lang of HELP_PICTURE_LANGUAGES) {
  const pages = new Map<string, Page>();
  for (const route of asked) {
    const seat = seatOf(route);
    if (!pages.has(seat)) {
      const context = await browser.newContext({
        viewport: SIZE,
        reducedMotion: "reduce",
        colorScheme: "light",
      });
      await logIn(context, portal.origin, seat, lang);
      pages.set(seat, await context.newPage());
    }
    const page = pages.get(seat)!;
    await demand(portal, route, seat, true);
    const isShown = await opened(page, portal.origin, route, query[route] ?? [""]);
    await demand(portal, route, seat, false);
    if (!isShown) {
      console.warn(`${route} leads to ${page.url()}: no picture`);
      continue;
    }
    const file = helpPictureFile(route, lang);
    await Deno.mkdir(new URL(".", file), { recursive: true });
    await sharp(await page.screenshot()).resize({ width: KEPT_WIDTH }).avif({ quality: 25, effort: 2 })
      .toFile(file.pathname);
  }
  for (const page of pages.values()) await page.context().close();
}
await browser.close();
