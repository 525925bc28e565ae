import assert from "node:assert/strict";
import { addEntry } from "@/engines/registers/write_entry.ts";
import { syncLanguages } from "@/services/languages/sync_languages.ts";
import { userRegister } from "@/services/users/user_register.ts";
import { assertRefused } from "../refusal_of.ts";
import { NEW_PERSON, openPeople } from "./people.ts";

Deno.test("an administrator gives people of a store only a language that its country speaks", async (t) => {
  await using portal = await openPeople();
  const { admin, sql } = portal;
  const speaks = (languages: string[]) =>
    sql`update countries set languages = ${languages} where code = 'CN'`;
  const langOf = async () => (await portal.entryOf("new.person")).values.lang;
  await syncLanguages(admin);
  await speaks(["zh_CN", "de_DE"]);

  await t.step("not when the account is made, and told which there are", async () => {
    const refusal = await assertRefused(
      addEntry(admin, userRegister, { ...NEW_PERSON, lang: "th" }),
      "user-language-not-of-country",
    );
    const [field] = refusal.fields;
    assert.equal(field?.field, "lang");
    assert.equal(field?.params?.languages, "简体中文 · Deutsch");
    await addEntry(admin, userRegister, { ...NEW_PERSON, lang: "de_DE" });
    assert.equal(await langOf(), "de_DE");
  });

  await t.step(
    "not when it is changed; the country of the store counts before the person's own",
    async () => {
      const wrong = portal.change(admin, "new.person", { lang: "fr_FR", countryCode: "FR" });
      await assertRefused(wrong, "user-language-not-of-country");
      await portal.change(admin, "new.person", { lang: "zh_CN" });
      assert.equal(await langOf(), "zh_CN");
    },
  );

  await t.step("what was chosen before the country changed stays until it is touched", async () => {
    await speaks(["de_DE"]);
    await portal.change(admin, "new.person", { fullName: "Another Name" });
    assert.equal(await langOf(), "zh_CN");
    const touched = portal.change(admin, "new.person", { lang: "en_US" });
    await assertRefused(touched, "user-language-not-of-country");
  });

  await t.step(
    "a country that speaks none of the edition's languages binds nobody, nor does any the factory",
    async () => {
      await sql`update languages set domestic = false where code = 'ne_NP'`;
      await speaks(["ne_NP"]);
      await portal.change(admin, "new.person", { lang: "th" });
      assert.equal(await langOf(), "th");
      await speaks(["zh_CN"]);
      await addEntry(admin, userRegister, {
        ...NEW_PERSON,
        userCode: "of.factory",
        userType: "factory",
        orgCode: "F0001",
        roles: [],
        lang: "th",
      });
    },
  );
});
