import { defineRegister, reference, text, whole } from "@/engines/registers/declare.ts";

/** The series that have password cards, and how long a card of theirs can be verified. */
export const cardSeriesRegister = defineRegister({
  route: "SecretCardSeries",
  path: "/tis/password-card-series",
  noun: ["PasswordCardSeries", "PasswordCardSeriesList"],
  texts: "cards.series",
  table: "secret_card_series",
  key: "seriesCode",
  title: "seriesCode",
  usedBy: [{ table: "secret_cards", column: "series_code" }],
  fields: {
    seriesCode: reference({ table: "series", route: "EPCSeries" }, { fixed: true }),
    validDays: whole({ min: 1, max: 366, start: 30, batch: true, hint: true }),
    remark: text({ max: 300, optional: true, search: true, batch: true }),
  },
});
