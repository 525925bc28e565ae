import assert from "node:assert/strict";
import { names } from "../epc/catalogue_builder.ts";
import { savePrices } from "@/services/epc/import/save_parts.ts";
import { addToCart } from "@/services/orders/change_cart.ts";
import { quotePaper, quoteWish } from "@/services/orders/papers/quote.ts";
import { chainOf, type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { messageProblems } from "@/services/translations/message_shape.ts";
import { textsOf } from "../files/texts_of_pdf.ts";
import { openCatalogue, part } from "../epc/catalogue_builder.ts";

/** What customers read at the head of a quote, over a column and beside its sum. Vowel signs of Nepali cannot be read back where they stand before their letter. */
const READ: Record<Lang, [title: string, column: string, due: string]> = {
  zh_CN: ["报价单", "数量", "总计"],
  en_US: ["Quote", "Quantity", "Total"],
  de_DE: ["Angebot", "Menge", "Gesamt"],
  fr_FR: ["Devis", "Quantité", "Total"],
  es_ES: ["Presupuesto", "Cantidad", "Total"],
  ES_LA: ["Cotización", "Cantidad", "Total"],
  pt_PT: ["Orçamento", "Quantidade", "Total"],
  PT_LA: ["Orçamento", "Quantidade", "Total"],
  it_IT: ["Preventivo", "Quantità", "Totale"],
  hu: ["Árajánlat", "Mennyiség", "Végösszeg"],
  ru_RU: ["Коммерческое предложение", "Количество", "Итого"],
  ja: ["見積書", "数量", "合計"],
  ko: ["견적서", "수량", "합계"],
  th: ["ใบเสนอราคา", "จำนวน", "รวมทั้งสิ้น"],
  vi: ["Báo giá", "Số lượng", "Tổng cộng"],
  ne_NP: ["कोटेसन", "रकम", "जम्मा"],
};

/** Keys of the texts that a quote is written with. */
async function keysOfQuotes(): Promise<string[]> {
  const code = await Deno.readTextFile("services/orders/papers/quote.ts") +
    await Deno.readTextFile("engines/files/paper/paper_base.ts");
  return [...new Set([...code.matchAll(/"((?:orders|files)\.[\w.]+)"/g)].map(([, key]) => key!))];
}

Deno.test("every word of a quote is written in each of the sixteen languages, with what it leaves open", async () => {
  const dictionaries = await shippedTexts();
  const keys = await keysOfQuotes();
  assert.ok(keys.length >= 20, keys.join());
  const missing: string[] = [], wrong: string[] = [];
  for (const lang of LANGS) {
    for (const key of keys) {
      const from = chainOf(lang).find((one) => dictionaries.get(one)!.has(key));
      if (from === "en_US" && lang !== "en_US") missing.push(`${lang} ${key}`);
      const text = dictionaries.get(from!)!.get(key)!;
      const problems = messageProblems(dictionaries.get("en_US")!.get(key)!, text, lang);
      if (problems.length > 0) wrong.push(`${lang} ${key}: ${JSON.stringify(problems)}`);
    }
  }
  assert.deepEqual([missing, wrong], [[], []]);
});

Deno.test("a customer reads their quote in their own language, whichever of the sixteen it is", async () => {
  await using catalogue = await openCatalogue();
  await part(catalogue, { number: "34116871902", names: names("Brake disc", "制动盘") });
  await savePrices(catalogue.system, [{
    partNumber: "34116871902",
    priceList: "EU",
    validFrom: "2026-01-01",
    currency: "EUR",
    net: "80.00",
    core: "25.00",
    list: "100.00",
    discountGroup: "Q7",
  }]);
  await addToCart(catalogue.ctx, { partNumber: "34116871902", quantity: 2 });
  for (const lang of LANGS) {
    const wish = quoteWish.parse({ customer: "王小明", lang, validUntil: "2026-04-01" });
    const [text] = await textsOf((await quotePaper(catalogue.ctx, wish)).bytes);
    const plain = bare(text!);
    for (const word of READ[lang]) {
      assert.ok(plain.includes(bare(word)), `${lang}: ${word} in ${text}`);
    }
    // "[?]" would say that no font has a word's shapes.
    assert.ok(!text!.includes("[?]"), `${lang}: ${text}`);
  }
});

/** Without what is placed around letters: what is read back of a PDF has vowel signs of Nepali and Thai where they are drawn. */
function bare(text: string): string {
  return text.normalize("NFKC").replaceAll(/[\s\p{M}]/gu, "");
}
