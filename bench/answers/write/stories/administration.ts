import type { Cast } from "./cast.ts";
import { Story } from "./story.ts";

/** What administrators do beside registers. */
export async function tellAdministration(
  { administrator, technician, recording, settle }: Cast,
): Promise<void> {
  const story = new Story("administration", recording);
  const users = (await administrator.get("/tis/users?keyword=20417&pageSize=10")).text;
  const [user] = JSON.parse(users).data.records as { key: string; version: number }[];
  const entries = [`${user!.version}:${user!.key}`];
  await story.post(administrator, "freezes without reason", "/tis/users/freezing", { entries, reason: "x" });
  await story.post(administrator, "freezes", "/tis/users/freezing", { entries, reason: "left the store" });
  await story.post(administrator, "freezes again", "/tis/users/freezing", {
    entries,
    reason: "left the store",
  });
  await story.post(administrator, "unfreezes", "/tis/users/unfreezing", { entries: [user!.key] });
  await story.post(administrator, "gives a role", `/tis/users/${user!.key}/roles`, { role: "store-manager" });
  await story.post(administrator, "gives it again", `/tis/users/${user!.key}/roles`, {
    role: "store-manager",
  });
  await story.post(administrator, "mails a password", "/tis/users/password-mails", { entries: [user!.key] });
  const rights = await story.get(
    administrator,
    "reads the rights of a role",
    "/tis/roles/store-technician/rights",
  );
  const kept = (rights?.rights ?? []).slice(0, -1);
  await story.post(administrator, "takes a right, stale", "/tis/roles/store-technician/rights", {
    version: 99,
    rights: kept,
  });
  await story.post(administrator, "takes a right", "/tis/roles/store-technician/rights", {
    version: rights?.version,
    rights: kept,
  });
  await story.post(administrator, "takes all of its own", "/tis/roles/administrator/rights", {
    version: 1,
    rights: [],
  });
  await story.post(administrator, "copies a role", "/tis/roles/store-technician/copy", {
    code: "answers",
    names: { zh_CN: "答", en_US: "Answers" },
  });
  const text = { lang: "en_US", key: "account.profile", text: "About me" };
  await story.post(administrator, "changes a text", "/tis/texts/change", { ...text, version: 0 });
  await story.post(administrator, "changes it from an old one", "/tis/texts/change", { ...text, version: 0 });
  await story.post(administrator, "resets it", "/tis/texts/reset", {
    lang: "en_US",
    key: "account.profile",
    version: 1,
  });
  await story.post(administrator, "tries words", "/tis/sensitive-words/trial", {
    text: "100% guaranteed free money",
  });
  await story.post(administrator, "gives a duty", "/tis/departments/TSB/duties", {
    userCode: "factory-engineer",
    duty: "approver",
  });
  await story.post(administrator, "sets the log", "/tis/log-settings", {
    level: 3,
    keepMonths: 12,
    keepToldMonths: 24,
    version: 1,
  });
  await story.post(administrator, "switches a page off", "/tis/module-settings", {
    version: 0,
    settings: { EPCFavorite: { isOn: "off" } },
  });
  await story.get(technician, "opens the page", "/tis/EPCFavorite");
  await story.post(administrator, "switches it on", "/tis/module-settings", {
    version: 1,
    settings: { EPCFavorite: { isOn: "on" } },
  });
  await story.post(administrator, "makes a machine", "/tis/machines", {
    name: "answers",
    role: "integration-partner",
    edition: "domestic",
  });
  await story.post(administrator, "makes it again", "/tis/machines", {
    name: "answers",
    role: "integration-partner",
    edition: "domestic",
  });
  await story.post(administrator, "makes a card", "/tis/password-cards/generation", {
    orgCode: "20417",
    seriesCode: "TSA",
  });
  await story.post(administrator, "verifies a wrong card", "/tis/password-cards/verification", {
    cardString: "WRONG",
  });
  await story.post(administrator, "fetches people", "/tis/user-sync-runs");
  await settle();
  await story.get(administrator, "lists the runs", "/tis/user-sync-runs");
}
