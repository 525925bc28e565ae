import { defineAnswer, PDF, pdfAnswer } from "@/engines/answers/define_answer.ts";
import { BYTES } from "@/engines/answers/described.ts";
import { refuse } from "@/kernel/refusals/refuse.ts";
import { figurePaper, figurePaperWish } from "./figure_paper.ts";

const FIGURE_PAPERS = "/tis/figure-papers/";
const parameter = (name: string) => ({ name, in: "query" as const, schema: { type: "string" as const } });

/** `/tis/figure-papers/34-11-02-C.pdf?vin=`. */
export const figurePaperAnswer = defineAnswer({
  operationId: "readFigurePaper",
  path: FIGURE_PAPERS,
  methods: ["GET", "HEAD"],
  counted: "export",
  need: "EPC2D:view",
  described: {
    [`${FIGURE_PAPERS}{name}`]: {
      get: {
        summary:
          "The list of a figure as PDF in the caller's language: `34-11-02-C.pdf?vin=`; `not=1` with what does not fit",
        parameters: [
          { name: "name", in: "path", schema: { type: "string" } },
          ...["vin", "seriesCode", "model", "group", "not"].map(parameter),
        ],
        responses: { 200: { description: "The list.", content: { [PDF]: BYTES } } },
        refusals: [404],
      },
    },
  },
  async run({ rest, url, ctx }) {
    const code = /^([^/]{1,60})\.pdf$/.exec(rest)?.[1];
    if (!code) throw refuse("not-found");
    const wish = figurePaperWish.parse(Object.fromEntries(url.searchParams));
    return pdfAnswer(await figurePaper(ctx, code, wish), `${code}.pdf`);
  },
});
