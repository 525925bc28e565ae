import { defineRegister, reference, text, whole } from "@/engines/registers/declare.ts";

/** For how long and how far the maker answers for a vehicle. Without series or market it holds for all of them; the narrowest counts. */
export const warrantyRegister = defineRegister({
  route: "WarrantyTerms",
  path: "/tis/warranty-terms",
  noun: ["WarrantyTerm", "WarrantyTerms"],
  texts: "claims.term",
  table: "warranty_terms",
  key: "id",
  title: "remark",
  unique: [["seriesCode", "marketCode"]],
  sensitive: ["remark"],
  fields: {
    seriesCode: reference({ table: "series", route: "EPCSeries" }, { optional: true, hint: true }),
    marketCode: reference({ table: "markets", route: "EPCSCGL" }, { optional: true, hint: true }),
    months: whole({ min: 1, max: 240 }),
    km: whole({ min: 1, max: 3_000_000, unit: "km", optional: true, hint: true }),
    remark: text({ max: 200, optional: true, search: true }),
  },
});
