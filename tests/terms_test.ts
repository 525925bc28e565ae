import assert from "node:assert/strict";
import { shippedTexts } from "@/kernel/texts/shipped_texts.ts";
import { glossary } from "@/services/translations/glossary.ts";

/**
 * What a text that is an English term of the glossary is called otherwise, since it means something else there: by language and English
 * term.
 */
const OTHER_SENSES: Record<"zh_CN" | "de_DE", Record<string, readonly string[]>> = {
  zh_CN: {
    add: ["添加"],
    brand: ["品牌代码"],
    closed: ["关闭时间"],
    columns: ["列", "列说明"],
    details: ["内容与原因"],
    dtc: ["故障码"],
    fault: ["故障类型", "故障名称"],
    figure: ["图号", "图名"],
    file: ["整个文件"],
    filter: ["筛选条件"],
    frozen: ["冻结"],
    model: ["车型名称"],
    new: ["新增"],
    "no longer available": ["已停止供应"],
    note: ["备注", "说明"],
    open: ["进行中", "营业中", "未关闭"],
    optional: ["选填"],
    order: ["订购"],
    pending: ["待定", "未开始", "待回调"],
    position: ["位置", "部位"],
    price: ["单价"],
    quantity: ["用量"],
    read: ["读取"],
    rejected: ["已拒绝", "拒绝"],
    required: ["必填"],
    "replaced by": ["替代为", "被替代为"],
    replaces: ["替代"],
    search: ["备件搜索"],
    sent: ["已提交", "发送内容", "时间", "提交时间", "发送时间"],
    series: ["车系代码", "车系数", "车系名称"],
    failed: ["登录失败"],
    "standard part": ["标准件名称"],
    step: ["工步名称"],
    stop: ["停止试用", "停止"],
    stopped: ["已停止"],
    submitted: ["提交时间"],
    template: ["下载模板"],
    verify: ["验证"],
    version: ["版本号"],
    views: ["查阅数"],
    vin: ["VIN"],
  },
  de_DE: {
    canceled: ["Abgebrochen"],
    check: ["Prüfen"],
    closed: ["Geschlossen am"],
    "does not fit": ["Passt nicht"],
    dtc: ["Fehlercode"],
    "energy type": ["Antriebsart"],
    export: ["Export"],
    fault: ["Störung", "Schaden"],
    filter: ["Filter"],
    fits: ["Passt"],
    import: ["Import"],
    note: ["Notiz"],
    open: ["Offen", "Geöffnet"],
    order: ["Bestellen"],
    position: ["Platz", "Einbauort"],
    rejected: ["Abgelehnt"],
    required: ["Pflichtangabe"],
    search: ["Suche"],
    sent: ["Gesendet am"],
    series: ["Baureihen"],
    step: ["Schritt"],
    stop: ["Beenden", "Abbrechen"],
    stopped: ["Abgebrochen"],
    submitted: ["Eingereicht am"],
    supersession: ["Ersetzung"],
    urgent: ["Eilauftrag"],
    views: ["Lesezugriffe"],
  },
};

const dictionaries = await shippedTexts();
const terms = Map.groupBy(await glossary(), ({ terms }) => terms.en_US!.toLowerCase());
const same = (text: string) => text.replaceAll("\u00ad", "").toLowerCase();

for (const [lang, senses] of Object.entries(OTHER_SENSES)) {
  Deno.test(`what is a term of the glossary is called so in ${lang}, or by another of the senses it has`, () => {
    const [english, own] = [dictionaries.get("en_US")!, dictionaries.get(lang as keyof typeof OTHER_SENSES)!];
    const used = new Set<string>();
    const wrong = [...english].flatMap(([key, text]) => {
      const found = terms.get(text.toLowerCase());
      const said = own.get(key);
      if (!found || said === undefined) return [];
      const names = found.map((term) => same(term.terms[lang as keyof typeof OTHER_SENSES]!));
      if (names.includes(same(said))) return [];
      const sense = senses[text.toLowerCase()]?.find((one) => same(one) === same(said));
      if (sense === undefined) return [`${key}: ${text} is called ${said}, the glossary says ${names}`];
      used.add(`${text.toLowerCase()}: ${sense}`);
      return [];
    });
    assert.deepEqual(wrong, []);
    const listed = Object.entries(senses).flatMap(([term, all]) => all.map((one) => `${term}: ${one}`));
    assert.deepEqual(listed.filter((one) => !used.has(one)), [], "senses that no text has any more");
  });
}

/** English words that mean one thing wherever they stand, and what that is called in a sentence. */
const WITHIN_SENTENCES: readonly [english: RegExp, zh_CN: RegExp, de_DE: RegExp][] = [
  [/\bworksheets?\b/i, /作业单/, /Arbeitsbl(att|ätter)/],
  [/\bdealer management system\b/i, /经销商管理系统/, /Händlersystem/],
  [/\bwarranty\b/i, /质保/, /Garantie|Gewährleistung/],
  [/\brepl(y|ies)\b(?! time)/i, /回复/, /[Aa]ntwort|am Zug/],
];

Deno.test("a term that others are easily taken for is called the same within sentences too", () => {
  const [english, chinese, german] = [
    dictionaries.get("en_US")!,
    dictionaries.get("zh_CN")!,
    dictionaries.get("de_DE")!,
  ];
  const wrong = [...english].flatMap(([key, text]) =>
    WITHIN_SENTENCES.flatMap(([word, zh, de]) =>
      !word.test(text)
        ? []
        : ([[chinese.get(key), zh], [german.get(key), de]] as const).flatMap(([said, called]) =>
          said === undefined || called.test(said) ? [] : [`${key}: ${text}: ${said}`]
        )
    )
  );
  assert.deepEqual(wrong, []);
});
