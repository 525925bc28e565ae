import type { Cast } from "./cast.ts";
import { Story } from "./story.ts";

/** The ways in that are refused, passwords and links. */
export async function tellDoor({ nobody, recording, settle }: Cast): Promise<void> {
  const story = new Story("door", recording);
  const accounts = [
    "nobody-known",
    "frozen",
    "not-activated",
    "not-effective",
    "expired",
    "wrong-edition",
    "no-permission",
    "other-brand",
    "no-user-type",
    "no-country",
    "no-market",
    "old-password",
    "locked",
  ];
  for (const account of accounts) {
    await story.post(nobody, `comes as ${account}`, "/oauth/login", {
      account,
      password: "Demo!2026",
      consent: true,
    });
  }
  await story.post(nobody, "has not consented", "/oauth/login", {
    account: "section-chief",
    password: "Demo!2026",
  });
  for (let time = 1; time <= 6; time++) {
    await story.post(nobody, `types a wrong password, time ${time}`, "/oauth/login", {
      account: "section-chief",
      password: "wrong",
      consent: true,
    });
  }
  await story.post(nobody, "asks for a link", "/oauth/password-resets", {
    account: "section-chief",
    email: "section-chief@demo.example",
  });
  await story.post(nobody, "asks for a link by a wrong address", "/oauth/password-resets", {
    account: "section-chief",
    email: "a@b.example",
  });
  await story.post(nobody, "uses a wrong link", "/oauth/password-resets/completion", {
    token: "x".repeat(43),
    newPassword: "Other!2026a",
    repeatPassword: "Other!2026a",
  });
  await settle();
}
