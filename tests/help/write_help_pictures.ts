import "@/domains.ts";
import { type Browser, chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { AFTER_CHANGE_VIN } from "@/demo/epc/special_vins.ts";
import { ALL_HELP } from "@/demo/help/all_help.ts";
import { HELP_PICTURE_LANGUAGES, helpPictureFile } from "@/demo/help/pictures.ts";
import { pageOf } from "@/kernel/access/pages.ts";
import { seededRoles } from "@/services/roles/seeded_roles.ts";
import { logIn } from "../browser/log_in.ts";
import { openSettled } from "../browser/open_settled.ts";
import { type DemoPortal, serveDemo } from "../demo_portal.ts";
import { findBrowser } from "../find_browser.ts";

/**
 * Takes the pictures of the screens that the demo's help shows, in each of its languages, out of a demo portal of its own. Routes behind it take those
 * alone: `deno run -A --lock=deno.lock tests/help/write_help_pictures.ts MyVerify TSBList`.
 */

const SIZE = { width: 1200, height: 750 };
/** Who shows a screen: the first of these who may open it. */
const SEATS = ["store-technician", "factory-engineer", "administrator"] as const;

/** What the address of a screen says beside its route. */
async function queries({ sql }: DemoPortal): Promise<Record<string, string>> {
  const idOf = async (kind: string, state: string) => {
    const [row] = await sql<{ id: string }[]>`
      select d.id::text from documents d join document_revisions r on r.document_id = d.id
      where d.kind = ${kind} and ${sql.unsafe(state)} order by d.id desc limit 1`;
    return `?id=${row!.id}`;
  };
  const published = "r.publish_state = 1", draft = "r.submit_state = 0 and r.discard = 1";
  const squeal = await sql<{ id: string }[]>`
    select r.document_id::text as id from document_texts t join document_revisions r on r.id = t.revision_id
    where t.title = 'Squeal of the front brake pads at low speed'`;
  return {
    EPCPage: `?vin=${AFTER_CHANGE_VIN}&group=34`,
    EPCVehicle: `?vin=${AFTER_CHANGE_VIN}`,
    EPC2D: `?vin=${AFTER_CHANGE_VIN}&figure=34-11-02-C&callout=10`,
    PrintPage: `?vin=${AFTER_CHANGE_VIN}&figure=34-11-02-C`,
    SearchPage: "?q=34106872432",
    AccurateSearchPage: "?numbers=34106872432%0A62116872622",
    EpcConfigMatrix: "?seriesCode=VTE",
    FigureLines: "?figure=34-11-02-C",
    TSBPreview: `?id=${squeal[0]!.id}`,
    TSBworkDetail: await idOf("tsb", draft),
    TsbWorkOrder: "?view=progress",
    BulletinDetail: await idOf("bulletin", published),
    BulletinWorkDetail: await idOf("bulletin", published),
    HelperDoc: "?screen=EPCIndex",
    HelperEditor: await idOf("help", published),
    CaseDetail: await idOf("case", published),
    CaseWorkDetail: await idOf("case", published),
  };
}

function seatOf(route: string): typeof SEATS[number] {
  const need = pageOf(route)!.need as string;
  return SEATS.find((role) =>
    need === "session" || role === "administrator" ||
    (seededRoles().find(({ code }) => code === role)!.rights as readonly string[]).includes(need)
  )!;
}

await using portal = await serveDemo();
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
    await openSettled(page, `${portal.origin}/tis/${route}${query[route] ?? ""}`);
    if (new URL(page.url()).pathname !== `/tis/${route}`) console.warn(`${route} leads to ${page.url()}`);
    const file = helpPictureFile(route, lang);
    await Deno.mkdir(new URL(".", file), { recursive: true });
    await sharp(await page.screenshot()).resize({ width: 960 }).webp({ quality: 42, effort: 6 }).toFile(
      file.pathname,
    );
  }
  for (const page of pages.values()) await page.context().close();
}
await browser.close();
