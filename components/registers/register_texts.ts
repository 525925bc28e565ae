import { islandTexts, transportTexts } from "@/components/island_texts.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/**
 * What the script of a register's page says by itself; `{title}` and `{count}` are filled in by it.
 *
 * @param deleteMany text key of the question before several are deleted
 */
export function registerTexts(t: Translate, deleteMany = "registers.delete_many") {
  return {
    ...transportTexts(t),
    ...islandTexts(t, {
      undo: "registers.undo",
      restored: "registers.put_back",
      stale: "registers.stale",
      useTheirs: "registers.use_theirs",
      emptyValue: "registers.empty_value",
      noChoices: "registers.no_choices",
      unknownChoice: "registers.unknown_choice",
      searching: "registers.searching",
      remove: "registers.remove",
      deleteTitle: "registers.delete_many_title",
      cancel: "registers.cancel",
      delete: "registers.delete",
      batchNothing: "refusal.batch-no-change",
    }),
    deletedOne: t("registers.deleted_one", { title: "{title}" }),
    deletedMany: t("registers.deleted_many", { count: "{count}" }),
    deleteMany: t(deleteMany, { count: "{count}" }),
    andMore: t("registers.and_more", { count: "{count}" }),
    theirs: t("registers.theirs", { value: "{value}" }),
    taken: t("registers.taken", { value: "{value}" }),
    found: t("registers.found", { count: "{count}" }),
  };
}
export type RegisterTexts = ReturnType<typeof registerTexts>;
