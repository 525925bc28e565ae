/** Somebody who asks the portal; an empty account is nobody. */
export interface Person {
  account: string;
  edition: "domestic" | "overseas";
}

export const LANGUAGES = ["zh_CN", "en_US"] as const;
export type Language = typeof LANGUAGES[number];

const domestic = (account: string): Person => ({ account, edition: "domestic" });

/** Whose answers are recorded: one of each kind of rights, of both editions, and nobody. */
export const PEOPLE: readonly Person[] = [
  ...[
    "administrator",
    "factory-engineer",
    "store-manager",
    "store-technician",
    "dealer-group-user",
    "social-user",
  ]
    .map(domestic),
  { account: "overseas-store", edition: "overseas" },
  domestic(""),
];

/** Password of every account of the demo. */
export const PASSWORD = "Demo!2026";
