import { z } from "zod";
import { toneOf } from "@/engines/lists/state_tones.ts";
import { defineList } from "@/engines/lists/define_list.ts";
import { chosen, days, exactly, keyword, oneOf } from "@/engines/lists/filters.ts";
import { type Lang, LANGS, LANGUAGES, nameOfLang } from "@/kernel/texts/languages.ts";
import { LIMITS } from "@/kernel/limits.ts";
import { likeText } from "@/engines/registers/fragments.ts";

/** How texts are changed. */
const CHANGE_WAYS = ["edit", "import", "reset", "undo"] as const;

/** A change of a text, as the log tells it. */
const textChange = z.object({
  id: z.int(),
  lang: z.string(),
  key: z.string(),
  /** What was shown before and after: the program's own text where nothing else stood; null: there was none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  via: z.enum(CHANGE_WAYS),
  changedAt: z.iso.datetime(),
  changedBy: z.string().nullable(),
  userCode: z.string().nullable(),
  undoable: z.boolean().describe("the text is still what this change made of it"),
});
export type TextChange = z.infer<typeof textChange>;

/** Changes of the texts of the interface. */
export const textChangeList = defineList({
  kind: "text-changes",
  page: "TisosTranslateLog",
  need: "TisosTranslateLog:view",
  call: {
    operationId: "listTextChanges",
    path: "/tis/text-changes",
    tag: "Languages and texts",
    summary: "Who changed which text of the interface, latest first",
  },
  record: textChange,
  words: {
    none: "translations.log.none",
    noneWhy: "translations.log.none_why",
    noMatch: "translations.none",
    noMatchWhy: "translations.log.none_why",
  },
  filter: {
    keyword: keyword("translations.log.keyword", {
      where: ({ sql }, value) => () => {
        const part = `%${likeText(value)}%`;
        return sql`(c.key ilike ${part} or c.before ilike ${part} or c.after ilike ${part})`;
      },
    }),
    lang: chosen("translations.lang", z.enum(LANGS as [Lang, ...Lang[]]), {
      choices: () => LANGS.map((lang) => ({ value: lang, label: LANGUAGES[lang].name })),
      on: "c.lang",
    }),
    via: oneOf(CHANGE_WAYS, {
      text: "translations.log.via",
      each: (way) => `translations.log.via_${way}`,
      on: "c.via",
    }),
    user: exactly("translations.log.user", z.string().max(LIMITS.keywordLength), {
      where: ({ sql }, value) => () => {
        const part = `%${likeText(value)}%`;
        return sql`(u.user_code ilike ${part} or u.full_name ilike ${part})`;
      },
    }),
    ...days("translations.log.days", {
      on: "c.changed_at",
      from: "translations.log.from",
      to: "translations.log.to",
    }),
  },
  columns: {
    changedAt: { text: "translations.log.when", kind: "moment", sort: "c.changed_at", labelled: true },
    changedBy: {
      text: "translations.log.who",
      kind: "person",
      of: ({ changedBy }, { t }) => changedBy ?? t("translations.log.portal"),
      sort: "u.full_name",
      labelled: true,
    },
    lang: {
      text: "translations.lang",
      kind: "text",
      of: ({ lang }) => nameOfLang(lang),
      sort: "c.lang",
      short: true,
      labelled: true,
    },
    key: {
      text: "translations.log.what",
      kind: "text",
      sort: ({ sql }) => sql`c.key collate "C"`,
      title: true,
    },
    before: { text: "translations.import_before", kind: "text", in: "sheet", width: 50 },
    after: { text: "translations.import_after", kind: "text", in: "sheet", width: 50 },
    via: {
      text: "translations.log.via",
      kind: "state",
      of: ({ via }, { t }) => t(`translations.log.via_${via}`),
      tone: ({ via }) => toneOf(via),
      sort: "c.via",
      labelled: true,
    },
  },
  order: "-changedAt",
  query: {
    key: "c.id",
    from: ({ sql }) => sql`text_changes c left join users u on u.id = c.changed_by`,
    joins: ({ sql }) => sql`left join text_overrides o on o.lang = c.lang and o.key = c.key`,
    select: ({ sql }) =>
      sql`
      c.id, c.lang, c.key, coalesce(c.before, c.shipped) as before, coalesce(c.after, c.shipped) as after, c.via,
      c.changed_at, u.full_name as changed_by, u.user_code, c.after is not distinct from o.text as undoable`,
  },
});
