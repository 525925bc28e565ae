import { type AnswerRequest, defineAnswer, PDF, pdfAnswer } from "@/engines/answers/define_answer.ts";
import { BYTES } from "@/engines/answers/described.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { Refusal, refuse, refuseField } from "@/kernel/refusals/refuse.ts";
import { LANGS } from "@/kernel/texts/languages.ts";
import { quotePaper, quoteWish } from "./papers/quote.ts";
import { cartPaper, orderPaper } from "./papers/store_paper.ts";

const PAPERS = "/tis/order-papers/";
const QUOTE = "/tis/order-quotes";
const paper = { description: "The paper.", content: { [PDF]: BYTES } };
const text = { type: "string" };

/** Papers of cart and orders as PDF. */
export const PAPER_ANSWERS = [
  defineAnswer({
    operationId: "readOrderPaper",
    path: PAPERS,
    methods: ["GET", "HEAD"],
    counted: "export",
    need: "EPCCart:view",
    described: {
      [`${PAPERS}{name}`]: {
        get: {
          summary:
            "An order as PDF in the caller's language: `20417-000123.pdf`; `cart.pdf` is the caller's cart",
          parameters: [{ name: "name", in: "path", schema: text }],
          responses: { 200: paper },
          refusals: [404],
        },
      },
    },
    async run({ rest, ctx }) {
      const name = /^([\w-]{1,100})\.pdf$/.exec(rest)?.[1];
      if (!name) throw refuse("not-found");
      return pdfAnswer(
        name === "cart" ? await cartPaper(ctx) : await orderPaper(ctx, name),
        `TIS-${name}.pdf`,
      );
    },
  }),
  defineAnswer({
    operationId: "makeQuote",
    path: QUOTE,
    methods: ["POST"],
    counted: "export",
    need: "EPCCart:view",
    described: {
      [QUOTE]: {
        post: {
          summary:
            "A quote for a customer as PDF, of the caller's cart or an order, in the customer's language",
          body: {
            "application/x-www-form-urlencoded": {
              type: "object",
              required: ["customer", "lang"],
              properties: {
                order: text,
                customer: text,
                lang: { type: "string", enum: LANGS },
                basis: { type: "string", enum: ["list", "net"] },
                marginPercent: text,
                hourlyRate: text,
                vat: { type: "string", enum: ["on"] },
                validUntil: { type: "string", format: "date" },
                note: text,
              },
              additionalProperties: text,
            },
          },
          responses: { 200: paper, 303: { description: "Refused: back to the form, which tells why." } },
        },
      },
    },
    run: makeQuote,
  }),
];

/** The quote; refused, back to the form with the reason. */
async function makeQuote({ ctx, basePath, readForm, backToForm }: AnswerRequest): Promise<Response> {
  const asked = Object.fromEntries(
    (await readForm(LIMITS.quoteBytes)).filter(([name, value]) => !name.startsWith("_") && value !== ""),
  );
  try {
    const { number, bytes } = await quotePaper(ctx, wishOf(asked));
    return pdfAnswer(bytes, `TIS-${number}.pdf`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const of = asked.order ? `&order=${encodeURIComponent(asked.order)}` : "";
    return await backToForm(`${basePath}/EPCCart?view=quote${of}`, "quote", error);
  }
}

/** What was typed as a quote; refuses `quote-wrong` at the field. */
function wishOf(asked: Record<string, string>) {
  const prices = Object.entries(asked).filter(([name]) => name.startsWith("price."));
  const read = quoteWish.safeParse({
    ...asked,
    vat: asked.vat === "on",
    prices: Object.fromEntries(prices.map(([name, value]) => [name.slice("price.".length), value])),
  });
  if (read.success) return read.data;
  const [first, second] = read.error.issues[0]!.path;
  throw refuseField(first === "prices" ? `price.${String(second)}` : String(first), "quote-wrong");
}
