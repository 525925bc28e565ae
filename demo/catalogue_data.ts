import type { DemoFilling } from "@/engines/demo/define_demo.ts";
import { storeFile } from "@/engines/files/store_file.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import type { Ctx } from "@/kernel/ctx.ts";
import { beginImport, CATALOGUE_PLACE } from "@/services/catalogue_data/begin_import.ts";
import { importWork } from "@/services/catalogue_data/importing/import_work.ts";
import type { ImportStep } from "@/services/catalogue_data/importing/work_name.ts";
import type { ImportState } from "@/services/catalogue_data/import_types.ts";
import { moveImport } from "@/services/catalogue_data/move_import.ts";

const HOUR_MS = 3_600_000;

/** A set that somebody of the demo has brought in, and how far they took it. */
interface DemoSet {
  note: string;
  hoursAgo: number;
  files: Record<string, string>;
  steps: readonly ImportStep[];
}

/** Parts of the demo that have prices, for a list that was wrong by one place. */
async function pricedParts({ sql }: DemoFilling): Promise<string[]> {
  const rows = await sql<{ partNumber: string }[]>`
    select distinct part_number from prices where price_list = 'CN-2026' order by part_number limit 12`;
  return rows.map(({ partNumber }) => partNumber);
}

function setsOf(parts: readonly string[]): DemoSet[] {
  const [first = "", second = ""] = parts;
  return [
    {
      note: "2027 年价目表（试导入）/ Price list 2027, trial",
      hoursAgo: 74,
      files: {
        "prices-2027.csv": "mark,part,priceList,validFrom,currency,net\n" +
          parts.map((part, at) => `U,${part},CN-2026,2027-01-01,CNY,${(at + 1) * 1250}.00\n`).join(""),
        "search-words-winter.csv": "word,means,language\n" +
          "冬季雨刮,刮水片,zh_CN\nwinter wiper,wiper blade,en_US\nWinterwischer,Wischerblatt,de_DE\n",
      },
      steps: ["check", "apply", "roll-back"],
    },
    {
      note: "供应商套件清单 / Kits of a supplier",
      hoursAgo: 5,
      files: {
        "parts-supplier.csv": "number,name.zh_CN,name.en_US,name.de_DE,packQuantity,unit,discontinuedOn\n" +
          "9900 0000 101,制动片维修套件,Brake pad service kit,Servicesatz Bremsbeläge,1,set,\n" +
          "9900 0000 102,制动软管套件,Brake hose kit,Satz Bremsschläuche,0,set,\n" +
          "9900 0000 103,,,,1,set,\n" +
          "9900 0000 104,制动液 DOT 4,Brake fluid DOT 4,Bremsflüssigkeit DOT 4,1,bottle,31.12.2026\n",
        "kits-supplier.csv": "kit,part,pieces\n" +
          `9900 0000 101,${first},2\n9900 0000 101,${second},4\n` +
          "9900 0000 101,9900 0000 999,1\n9900 0000 101,9900 0000 101,1\n9900 0000 102,9900 0000 104,1/2\n",
      },
      steps: ["check"],
    },
  ];
}

/** States of an import in the order of its steps: while each goes on, and after it. */
const COURSE: readonly ImportState[] = [
  ...["checking", "checked", "applying", "applied", "rolling-back", "rolled-back"] as const,
];
const STEPS: readonly ImportStep[] = ["check", "apply", "roll-back"];

/**
 * The history of imports: a price list that was taken back, and the kits of a supplier whose files have bad rows. What an interrupted
 * filling began is taken on from where it is.
 */
export async function fillImports(demo: DemoFilling): Promise<void> {
  const actor = await loadUser(demo.ctx, "administrator");
  if (!actor) throw new Error("the demo has no administrator");
  for (const set of setsOf(await pricedParts(demo))) {
    const begun = demo.ctx.clock().getTime() - set.hoursAgo * HOUR_MS;
    const at = (minutes: number) => demo.ctxFor({ actor, clock: () => new Date(begun + minutes * 60_000) });
    const importId = await importOf(at(0), set) ?? await bringIn(at(0), set);
    for (const [place, step] of set.steps.entries()) {
      const ctx = at(place * 25);
      const state = COURSE.indexOf(await stateOf(ctx, importId)), during = STEPS.indexOf(step) * 2;
      if (state > during) continue;
      if (state < during) await moveImport(ctx, importId, step);
      // What a worker does with it; the row of work that waits for one finds it done.
      await importWork.run(ctx, { importId, step }, {
        attempt: 1,
        signal: new AbortController().signal,
        progress: () => Promise.resolve(),
      });
    }
  }
}

async function importOf({ sql }: Ctx, { note }: DemoSet): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`select id from catalogue_imports where note = ${note}`;
  return row?.id;
}

async function stateOf({ sql }: Ctx, importId: number): Promise<ImportState> {
  const [row] = await sql<
    { state: ImportState }[]
  >`select state from catalogue_imports where id = ${importId}`;
  return row!.state;
}

async function bringIn(ctx: Ctx, { note, files }: DemoSet): Promise<number> {
  const ids: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const body = new Blob([text]).stream();
    ids.push(await storeFile(ctx, { place: CATALOGUE_PLACE, name, body, isOfProgram: true }));
  }
  return await beginImport(ctx, { files: ids, note });
}
