import { HttpError, page } from "fresh";
import { FigureSheetPage } from "@/components/catalogue_data/FigureSheetPage.tsx";
import { LineValidity } from "@/components/catalogue_data/LineValidity.tsx";
import { typedValidity } from "@/components/catalogue_data/typed_validity.ts";
import { define } from "@/define.ts";
import { attempt } from "@/kernel/refusals/attempt.ts";
import { readFigureLines } from "@/services/catalogue_data/read_figure_lines.ts";
import { countVehicles, validityInWords } from "@/services/catalogue_data/say_validity.ts";

/** The lines of a figure as a sheet (`?figure=`), and with `&line=` the vehicles that one is valid for as a form. */
export const handler = define.handlers({
  async GET({ url, state: { ctx } }) {
    const { ok: sheet } = await attempt(() => readFigureLines(ctx, url.searchParams.get("figure") ?? ""));
    if (!sheet) throw new HttpError(404);
    const place = sheet.lines.findIndex(({ position }) => position === url.searchParams.get("line"));
    if (place < 0) {
      const words = await validityInWords(ctx, sheet.lines.map(({ validity }) => validity), sheet.seriesCode);
      return page({ sheet, words, line: null });
    }
    const typed = typedValidity(url.searchParams, sheet.lines[place]!.validity);
    const [words] = await validityInWords(ctx, [typed.rows], sheet.seriesCode);
    const count = typed.wrong === null ? await countVehicles(ctx, sheet.code, typed.rows) : null;
    return page({ sheet, words: [], line: { place, typed, words: words!, count } });
  },
});

export default define.page<typeof handler>(({ data, state }) =>
  data.line
    ? <LineValidity sheet={data.sheet} {...data.line} state={state} />
    : <FigureSheetPage sheet={data.sheet} words={data.words} state={state} />
);
