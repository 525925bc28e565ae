import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** What the script of a register's page says by itself; `{title}` and `{count}` are filled in by it. */
export function registerTexts(t: Translate) {
  return {
    ...transportTexts(t),
    ...islandTexts(t, {
      undo: "register.undo",
      restored: "register.restored",
      stale: "register.stale",
      useTheirs: "register.use_theirs",
      emptyValue: "register.empty_value",
      noChoices: "register.no_choices",
      unknownChoice: "register.unknown_choice",
      searching: "register.searching",
      remove: "register.remove",
      deleteTitle: "register.delete_many_title",
      cancel: "register.cancel",
      delete: "register.delete",
      batchNothing: "refusal.batch-no-change",
    }),
    deletedOne: t("register.deleted_one", { title: "{title}" }),
    deletedMany: t("register.deleted_many", { count: "{count}" }),
    deleteMany: t("register.delete_many", { count: "{count}" }),
    andMore: t("register.and_more", { count: "{count}" }),
    theirs: t("register.theirs", { value: "{value}" }),
    taken: t("register.taken", { value: "{value}" }),
    found: t("register.found", { count: "{count}" }),
  };
}
export type RegisterTexts = ReturnType<typeof registerTexts>;
