import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { beginDocument } from "@/engines/documents/begin_document.ts";
import { saveDraft } from "@/engines/documents/save_draft.ts";
import type { DocumentView } from "@/engines/documents/types.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { laborDocument } from "@/services/labor/labor_document.ts";
import { AUTHOR, readOldNews, wantNoMailOfPassed } from "../documents/author_news.ts";
import { bringTo } from "../documents/fates.ts";
import { BODY_ITEMS } from "./written_body.ts";
import { CHASSIS_ITEMS } from "./written_chassis.ts";
import { DRIVE_ITEMS } from "./written_drive.ts";
import { FATES, type WrittenItem, type WrittenStep } from "./written_item.ts";

const ITEMS: readonly WrittenItem[] = [...CHASSIS_ITEMS, ...BODY_ITEMS, ...DRIVE_ITEMS];
const LETTERS = "BCDEFGHJKLMN";
const HOUR_MS = 3_600_000;
/** Hours from one operation to the next. */
const APART = 9;
const TOOLS: Readonly<Record<string, string>> = { TQ: "扭力扳手", SP: "弹簧压缩器", LT: "举升台" };
/** Series that are filled at once. */
const LANES = 4;
/** Vehicles of other platforms take longer. */
const COEFFICIENTS = ["1.00", "1.05", "1.10", "1.00", "1.15", "1.08"];

/** Some 200 labor operations of the drawn assemblies in every state, by the verbs of those whose work it is. Returns at once where there are any. */
export async function fillLaborItems({ ctx, ctxFor, sql }: DemoFilling): Promise<string | void> {
  const [there] = await sql`select from documents where kind = 'labor' limit 1`;
  if (there) return;
  const now = ctx.clock().getTime();
  const series = await sql<{ code: string; brandCode: string }[]>`
    select code, brand_code from series where deleted_at is null order by brand_code, code`;
  const parts = await partNumbers({ sql });
  const contained = new Set(ITEMS.flatMap(({ contains = [] }) => contains));
  const users = await Promise.all(
    [AUTHOR, "section-chief", "factory-manager"].map((account) => loadUser(ctxFor({}), account)),
  );
  const byClock = (clock: () => Date) =>
    users.map((actor) => ctxFor({ actor: actor!, clock, lang: actor!.lang })) as [Ctx, Ctx, Ctx];
  const [usual] = byClock(() => new Date(now));
  await wantNoMailOfPassed(usual);
  let made = 0;
  const fill = async (place: number): Promise<void> => {
    const { code: seriesCode, brandCode } = series[place]!;
    let at = now;
    const [author, approver, manager] = byClock(() => new Date(at));
    const codeOf = (code: string) => place === 0 ? code : code + LETTERS[place - 1];
    const numberOf = (name: string) => parts.get(`${seriesCode} ${name}`) ?? null;
    const released = new Set<string>();
    for (const [nth, item] of ITEMS.entries()) {
      if (item.part !== null && numberOf(item.part) === null) continue;
      const number = place * ITEMS.length + nth;
      at = now - (ITEMS.length * series.length - number) * APART * HOUR_MS;
      const draft = await write(author, item, {
        code: codeOf(item.code),
        seriesCode,
        brandCode,
        coefficient: COEFFICIENTS[place % COEFFICIENTS.length]!,
        contains: (item.contains ?? []).map(codeOf).filter((one) => released.has(one)),
        numberOf,
      });
      const fate = contained.has(item.code) ? "published" : FATES[number % FATES.length]!;
      const remark = item.remark ?? "请核对工步时间。";
      await bringTo(
        laborDocument,
        { author, approver, manager },
        draft,
        { fate, remark },
        () => at += HOUR_MS,
      );
      if (fate === "published") released.add(codeOf(item.code));
      made++;
    }
  };
  // Series know nothing of each other: several are filled at once.
  const waiting = [...series.keys()];
  await Promise.all(Array.from({ length: LANES }, async () => {
    for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) await fill(place);
  }));
  await readOldNews(usual, now);
  return `${made} labor operations`;
}

interface Written {
  code: string;
  seriesCode: string;
  brandCode: string;
  coefficient: string;
  contains: string[];
  numberOf: (name: string) => string | null;
}

async function write(author: Ctx, item: WrittenItem, of: Written): Promise<DocumentView> {
  const { id, version } = await beginDocument(author, laborDocument, "zh_CN");
  const [zh, en, de] = item.title;
  return await saveDraft(author, laborDocument, {
    id,
    revision: 1,
    version,
    code: of.code,
    text: { lang: "zh_CN", title: zh },
    translations: [{ lang: "en_US", title: en }, { lang: "de_DE", title: de }],
    values: {
      typeCode: item.type,
      brandCode: of.brandCode,
      seriesCodes: [of.seriesCode],
      partCode: item.part && of.numberOf(item.part),
      laborTimeFaultCode: item.faults ?? [],
      dtcCodes: item.dtcs ?? [],
      coefficient: of.coefficient,
      contains: of.contains,
      steps: item.steps.map((step) => stepOf(step, of.numberOf)),
    },
  });
}

function stepOf(step: WrittenStep, numberOf: (name: string) => string | null): Record<string, unknown> {
  if (typeof step === "string") return { stepId: step };
  const [actionName, part, stepTime, workerNum = 1, tool] = step;
  return {
    actionName,
    relativePart1: part && numberOf(part),
    stepTime,
    workerNum,
    tool: tool ? TOOLS[tool] : null,
  };
}

/** Numbers of the parts that operations name, by series and the name as they write it; of several the first. */
async function partNumbers({ sql }: Pick<DemoFilling, "sql">): Promise<Map<string, string>> {
  const named = ITEMS.flatMap(({ part, steps }) => [
    part,
    ...steps.map((step) => typeof step === "string" ? null : step[1]),
  ]);
  const names = [...new Set(named.filter((one) => one !== null))];
  const rows = await sql<{ series: string; name: string; number: string }[]>`
    select distinct on (s.series, n.name) s.series, n.name, p.number
    from unnest(${names}::text[]) n (name)
    join parts p on p.names ->> 'en_US' ilike n.name and p.deleted_at is null
    join search_documents d on d.kind = 'part' and d.id = p.number
    cross join lateral unnest(d.series) s (series)
    order by s.series, n.name, exists (select from supersessions x where x.from_number = p.number), p.number`;
  return new Map(rows.map(({ series, name, number }) => [`${series} ${name}`, number]));
}
