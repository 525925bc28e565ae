import assert from "node:assert/strict";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { names } from "../epc/catalogue_builder.ts";
import { savePrices } from "@/services/epc/import/save_parts.ts";
import { addToCart } from "@/services/orders/change_cart.ts";
import { cartPaper, orderPaper } from "@/services/orders/papers/store_paper.ts";
import { quotePaper, quoteWish } from "@/services/orders/papers/quote.ts";
import { quoteDue } from "@/components/orders/papers/quote_due.ts";
import { personOf } from "@/kernel/access/rights.ts";
import { openJob } from "@/services/orders/jobs/change_jobs.ts";
import { orderList } from "@/services/orders/order_list.ts";
import { quoteSource } from "@/services/orders/papers/quote_source.ts";
import { readList } from "@/engines/lists/read_list.ts";
import { sendOrder } from "@/services/orders/send_order.ts";
import { drawPaper } from "@/engines/files/paper/draw_paper.ts";
import { textsOf } from "../files/texts_of_pdf.ts";
import { type Catalogue, figure, openCatalogue, part, refusalOf, vehicle } from "../epc/catalogue_builder.ts";

async function filled(catalogue: Catalogue): Promise<void> {
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
  await part(catalogue, { number: "B1" }, "2.00");
  await catalogue.sql`update markets set vat_percent = 19 where code = 'eu'`;
  await addToCart(catalogue.ctx, { partNumber: "34116871902", quantity: 2, note: "of our own" });
  await addToCart(catalogue.ctx, { partNumber: "B1", quantity: 3 });
}

Deno.test("a quote has the customer's language and price, and nothing of what the store pays", async () => {
  await using catalogue = await openCatalogue();
  await filled(catalogue);
  const wish = { customer: "王小明", lang: "zh_CN", basis: "list", marginPercent: "10", vat: true };
  const [text] = await textsOf((await quotePaper(catalogue.ctx, quoteWish.parse(wish))).bytes);
  for (const shown of ["报价单", "王小明", "制动盘", "3411 6871 902", "110.00", "220.00", "50.00 EUR"]) {
    assert.ok(text!.includes(shown), `${shown} in ${text}`);
  }
  // 220.00 of the disc, 6.60 of the other, 50.00 of deposits, and 19 %.
  assert.ok(text!.includes("52.55 EUR") && text!.includes("329.15 EUR"), text!);
  for (const hidden of ["80.00", "Q7", "of our own"]) assert.ok(!text!.includes(hidden), hidden);
});

Deno.test("a typed price counts before the margin; without VAT the quote says so", async () => {
  await using catalogue = await openCatalogue();
  await filled(catalogue);
  const { orderNumber } = await sendOrder(catalogue.ctx, {
    clientKey: "key-00001",
    confirmWithoutVehicle: true,
  });
  const wish = quoteWish.parse({
    order: orderNumber,
    customer: "Kunde",
    lang: "de_DE",
    basis: "net",
    marginPercent: "12,5",
    prices: { "1": "99,90" },
  });
  const [text] = await textsOf((await quotePaper(catalogue.ctx, wish)).bytes);
  for (const shown of ["Angebot", "99,90", "199,80", "2,25", "6,75", "206,55 EUR", "ohne MwSt."]) {
    assert.ok(text!.includes(shown), `${shown} in ${text}`);
  }
});

Deno.test("cart and order are drawn with all their prices; an empty cart is not", async () => {
  await using catalogue = await openCatalogue();
  assert.equal((await refusalOf(cartPaper(catalogue.ctx))).key, "cart-empty");
  await filled(catalogue);
  const [cart] = await textsOf(await cartPaper(catalogue.ctx));
  const { orderNumber } = await sendOrder(catalogue.ctx, {
    clientKey: "key-00001",
    confirmWithoutVehicle: true,
    deliverTo: "Hinterhof 3, Leipzig",
  });
  const [order] = await textsOf(await orderPaper(catalogue.ctx, orderNumber));
  for (const shown of ["100.00", "Q7", "80.00", "25.00", "166.00 EUR", "257.04 EUR"]) {
    assert.ok(cart!.includes(shown) && order!.includes(shown), `${shown} in ${cart} and in ${order}`);
  }
  assert.ok(order!.includes(orderNumber) && order!.includes("Hinterhof 3, Leipzig"));
});

Deno.test("what a quote may ask for is bounded", () => {
  const wish = { customer: "Kunde", lang: "de_DE" };
  for (
    const wrong of [
      { customer: " " },
      { lang: "xx" },
      { marginPercent: "5-" },
      { marginPercent: "1e9" },
      { prices: { "1": "12.345" } },
      { validUntil: "soon" },
    ]
  ) assert.equal(quoteWish.safeParse({ ...wish, ...wrong }).success, false, JSON.stringify(wrong));
});

Deno.test("a quote has a number of its store and may give a discount", async () => {
  await using catalogue = await openCatalogue();
  await filled(catalogue);
  const wish = quoteWish.parse({ customer: "Kunde", lang: "de_DE", marginPercent: "-12,5" });
  const first = await quotePaper(catalogue.ctx, wish);
  const again = await quotePaper(catalogue.ctx, wish);
  const { orgCode } = personOf(catalogue.ctx);
  assert.deepEqual([first.number, again.number], [`${orgCode}-Q000001`, `${orgCode}-Q000002`]);
  const [text] = await textsOf(first.bytes);
  for (const shown of [first.number, "87,50", "175,00", "1,75", "5,25"]) {
    assert.ok(text!.includes(shown), `${shown} in ${text}`);
  }
  const [logged] = await catalogue.sql`
    select subject_id, after from operation_log where operation = 'makeQuote' order by at limit 1`;
  assert.deepEqual([logged!.subjectId, logged!.after.due], [first.number, "230.25"]);
});

Deno.test("a quote is refused beyond sensible percents and days, and with characters that cannot be printed", async () => {
  await using catalogue = await openCatalogue();
  await filled(catalogue);
  const asked = async (changed: Record<string, unknown>) => {
    const wish = quoteWish.parse({ customer: "Kunde", lang: "en_US", ...changed });
    const { key, fields } = await refusalOf(quotePaper(catalogue.ctx, wish));
    return [key, fields[0]!.field];
  };
  assert.deepEqual(await asked({ marginPercent: "999" }), ["quote-percent", "marginPercent"]);
  assert.deepEqual(await asked({ marginPercent: "-90.01" }), ["quote-percent", "marginPercent"]);
  assert.deepEqual(await asked({ validUntil: "2020-01-01" }), ["quote-valid-past", "validUntil"]);
  assert.deepEqual(await asked({ validUntil: "2199-01-01" }), ["quote-valid-far", "validUntil"]);
  assert.deepEqual(await asked({ note: "Danke 🚗" }), ["quote-characters", "note"]);
  for (const customer of ["שלום", "مرحبا"]) {
    assert.deepEqual(await asked({ customer }), ["quote-characters", "customer"]);
  }
});

Deno.test("the form of a quote reckons what its paper says", async () => {
  await using catalogue = await openCatalogue();
  await filled(catalogue);
  const { lines, vatPercent } = await quoteSource(catalogue.ctx, null);
  const own = { [lines[1]!.key]: "1,99" };
  for (const basis of ["list", "net"]) {
    for (const marginPercent of ["0", "-12,5", "−33.33", "7,77", "300"]) {
      for (const prices of [{}, own]) {
        for (const vat of [true, false]) {
          const typed = { customer: "Kunde", lang: "en_US", basis, marginPercent, prices, vat };
          await quotePaper(catalogue.ctx, quoteWish.parse(typed));
          const [{ after }] = await catalogue.sql<[{ after: { due: string } }]>`
            select after from operation_log where operation = 'makeQuote' order by id desc limit 1`;
          const due = quoteDue(lines, {
            basis,
            marginPercent,
            priceOf: (key) => (prices as Record<string, string>)[key],
            vatPercent: vat ? vatPercent : null,
          });
          assert.equal(due, after.due, JSON.stringify(typed));
        }
      }
    }
  }
});

Deno.test("a long table goes over several sheets, and text of every script can be read from them", async () => {
  const scripts = [
    "制动盘",
    "ブレーキ",
    "브레이크",
    "Тормоз",
    "ब्रेक",
    "Bremsbeläge",
    "phanh đĩa",
    "Τακάκια",
    "เบรก",
    "Fékbetét",
    "⌀ 12 ✔",
  ];
  const pages = await textsOf(
    await drawPaper({
      title: "Paper",
      lang: "en",
      sender: ["Store"],
      facts: [["Name", scripts.join(" ")]],
      columns: [{ title: "No.", share: 1, right: true }, { title: "Text", share: 4 }],
      rows: Array.from({ length: 90 }, (_, place) => [String(place + 1), `row ${place + 1}`]),
      sums: [["Total", "1.00 EUR"]],
      remarks: [],
      pageOf: (page, pages) => `${page}/${pages}`,
      unshown: (characters) => characters.join(),
      madeAt: new Date("2026-03-10T08:00:00Z"),
    }),
  );
  assert.equal(pages.length, 3);
  for (const script of scripts) assert.ok(pages[0]!.includes(script), `${script} in ${pages[0]}`);
  for (const [place, text] of pages.entries()) {
    assert.ok(text.includes(`${place + 1}/3`) && text.includes("No. Text"));
  }
  assert.ok(pages[2]!.includes("row 90") && pages[2]!.includes("1.00 EUR"));
});

Deno.test("the sums of a paper stand below its last row and on no sheet alone, and the total is set apart", async () => {
  for (let rows = 30; rows <= 36; rows++) {
    const pages = await textsOf(
      await drawPaper({
        title: "Paper",
        lang: "en",
        sender: [],
        facts: [],
        columns: [{ title: "Text", share: 1 }],
        rows: Array.from({ length: rows }, (_, place) => [`row ${place + 1}`]),
        sums: [["Parts", "1.00 EUR"], ["VAT", "0.19 EUR"], ["Due", "1.19 EUR", "total"]],
        remarks: ["A remark"],
        pageOf: (page, pages) => `${page}/${pages}`,
        unshown: (characters) => characters.join(),
        madeAt: new Date("2026-03-10T08:00:00Z"),
      }),
    );
    const last = pages.at(-1)!;
    for (const text of [`row ${rows}`, "0.19 EUR", "1.19 EUR", "A remark"]) {
      assert.ok(last.includes(text), `${text} with ${rows} rows on ${pages.length} sheets: ${last}`);
    }
  }
});

Deno.test("what no font has stands as [?] and is told below; what merely joins or means the same does not", async () => {
  await using catalogue = await openCatalogue();
  const { ctx } = catalogue;
  await part(catalogue, { number: "A1" });
  await openJob(ctx, {
    name: "🚗🚗 سيارة",
    customer: "Ｍeyer\u200e\u200d\ufe0f ﾊﾞﾈ",
    plate: "L-AB 12",
    repairOrder: "RO-77",
  });
  await addToCart(ctx, { partNumber: "A1", quantity: 1 });
  const paper = (await textsOf(await cartPaper(ctx))).join();
  assert.ok(paper.includes("[?] [?]"), paper);
  assert.ok(paper.includes("Ｍeyer ﾊﾞネ"), paper);
  assert.ok(
    paper.includes("stands for characters that cannot be printed: U+1F697, U+0633, U+064A,"),
    paper,
  );
  await openJob(ctx, { name: "Front brake", customer: "Meyer", plate: "L-AB 12", repairOrder: "RO-77" });
  await addToCart(ctx, { partNumber: "A1", quantity: 1 });
  const whole = (await textsOf(await cartPaper(ctx))).join();
  assert.ok(!whole.includes("[?]"), whole);
});

Deno.test("papers say for which job they are, and what is wanted although it does not fit", async () => {
  await using catalogue = await openCatalogue();
  const { ctx } = catalogue;
  await part(catalogue, { number: "A1" });
  await figure(catalogue, [{ partNumber: "A1", applicability: [{ modelCodes: ["T200"] }] }]);
  const vin = await vehicle(catalogue);
  await openJob(ctx, { name: "Front brake", customer: "Meyer", plate: "L-AB 12", repairOrder: "RO-77", vin });
  await addToCart(ctx, { partNumber: "A1", quantity: 1, vin, consent: true });
  const wish = quoteWish.parse({ customer: "Meyer", lang: "en_US" });
  const [cart] = await textsOf(await cartPaper(ctx));
  const [cartQuote] = await textsOf((await quotePaper(ctx, wish)).bytes);
  const { orderNumber } = await sendOrder(ctx, { clientKey: "key-00001" });
  const [order] = await textsOf(await orderPaper(ctx, orderNumber));
  const [orderQuote] = await textsOf((await quotePaper(ctx, { ...wish, order: orderNumber })).bytes);
  const facts = ["L-AB 12", "RO-77"];
  for (const paper of [cart, order]) {
    for (const shown of [...facts, "Front brake", "Meyer", "Does not fit", "technician"]) {
      assert.ok(paper!.includes(shown), `${shown} in ${paper}`);
    }
  }
  for (const paper of [cartQuote, orderQuote]) {
    for (const shown of facts) assert.ok(paper!.includes(shown), `${shown} in ${paper}`);
    for (const hidden of ["Front brake", "technician"]) assert.ok(!paper!.includes(hidden), hidden);
  }
  assert.equal((await quoteSource(ctx, orderNumber)).job?.customer, "Meyer");
  const [head] = (await readList(ctx, orderList, { pageNo: 1, pageSize: 20 })).records;
  assert.deepEqual([head!.job?.title, head!.job?.plate], ["Front brake", "L-AB 12"]);
  const factory = (await readList(catalogue.factory, orderList, { pageNo: 1, pageSize: 20 })).records;
  assert.ok(factory.every((one) => one.job === null), "what customers are called is the store's own");
});

Deno.test("headings, part numbers and amounts of a paper are not broken", async () => {
  await using catalogue = await openCatalogue();
  await filled(catalogue);
  const german = catalogue.ctxOf(catalogue.users.technician, { lang: "de_DE" });
  const library = await PDFiumLibrary.init();
  const pdf = await library.loadDocument(await cartPaper(german));
  const lines = [...pdf.pages()][0]!.getText().split(/\r?\n/).join("\n");
  pdf.destroy();
  library.destroy();
  for (const whole of ["Zeile", "Teilenummer", "Menge", "Rabattgruppe", "3411 6871 902"]) {
    assert.ok(lines.includes(whole), `${whole} in ${lines}`);
  }
});
