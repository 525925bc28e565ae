import type { Cast } from "./cast.ts";
import { Story } from "./story.ts";

/** What a person sets. */
export async function tellPerson({ manager, recording }: Cast): Promise<void> {
  const story = new Story("person", recording);
  const messages = await story.get(manager, "lists messages", "/tis/messages");
  const ids = (messages?.records ?? []).slice(0, 2).map(({ id }: { id: number }) => id);
  await story.post(manager, "reads two", "/tis/messages/reading", { ids });
  await story.post(manager, "finishes two", "/tis/messages/completion", { ids });
  await story.post(manager, "reopens one", "/tis/messages/reopening", { ids: ids.slice(0, 1) });
  await story.post(manager, "wants no mail", "/tis/messages/mail-wishes", { any: false });
  await story.post(manager, "prefers dark", "/tis/preferences", { theme: "dark" });
  await story.post(manager, "reads another language", "/tis/preferences", { lang: "de_DE" });
  await story.get(manager, "sees the page in it", "/tis/index");
  await story.post(manager, "types a wrong old password", "/oauth/password", {
    oldPassword: "x",
    newPassword: "Other!2026a",
    repeatPassword: "Other!2026a",
  });
  await story.post(manager, "repeats it wrongly", "/oauth/password", {
    oldPassword: "Demo!2026",
    newPassword: "Other!2026a",
    repeatPassword: "Other!2026b",
  });
  await story.post(manager, "takes a weak one", "/oauth/password", {
    oldPassword: "Demo!2026",
    newPassword: "short",
    repeatPassword: "short",
  });
  await story.post(manager, "sets the zone", "/oauth/account-settings", {
    lang: "zh_CN",
    zone: "Europe/Berlin",
  });
  await story.get(manager, "lists sessions", "/oauth/sessions");
  await story.post(manager, "leaves", "/oauth/logout");
  await story.get(manager, "comes back", "/tis/index");
}
