import assert from "node:assert/strict";
import type { Audience } from "@/engines/audience/audience.ts";
import { aimEntry } from "@/engines/audience/aim_entry.ts";
import { loadUser } from "@/kernel/access/load_user.ts";
import { homePictureRegister } from "@/services/home/home_picture_register.ts";
import { homePictures, saveHomePicture } from "@/services/home/home_pictures.ts";
import { isHttpsAddress, isPortalPage } from "@/services/home/portal_link.ts";
import { quickAppRegister } from "@/services/home/quick_app_register.ts";
import { quickApps } from "@/services/home/quick_apps.ts";
import { deleteEntries } from "@/engines/registers/delete_entries.ts";
import { addEntry, changeEntry } from "@/engines/registers/write_entry.ts";
import { commercialVehicleRegister } from "@/services/settings/commercial_vehicle_register.ts";
import { openTestPortal } from "../entry/portal.ts";
import { refusalOf } from "../refusal_of.ts";

const portal = await openTestPortal();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());
const quiet = { sanitizeOps: false, sanitizeResources: false };

async function as(account: string) {
  const edition = account === "overseas-store" ? "overseas" as const : "domestic" as const;
  return portal.ctxWith({ actor: (await loadUser(portal.ctx, account, edition))!, edition, lang: "en_US" });
}

Deno.test("a link of the portal is one of its pages, another site is https without a name in it", () => {
  for (const link of ["EPCIndex", "SearchPage?q=motor", "EPCCart#lines"]) {
    assert.equal(isPortalPage(link), true, link);
  }
  for (
    const link of [
      "login",
      "NoPage",
      "//evil.example",
      "EPCIndex/../login",
      "javascript:alert(1)",
      "/tis/EPCIndex",
    ]
  ) {
    assert.equal(isPortalPage(link), false, link);
    assert.equal(isHttpsAddress(link), false, link);
  }
  assert.equal(isHttpsAddress("https://training.example/courses?a=1"), true);
  assert.equal(isHttpsAddress("http://training.example/"), false);
  assert.equal(isHttpsAddress("https://bank.example@evil.example/"), false);
});

Deno.test(
  "a quick app is seen by its audience alone: one of each kind that is asked for",
  quiet,
  async () => {
    const admin = await as("administrator");
    const app = async (name: string, audience: Audience, values: object = {}) => {
      const { key, version } = await addEntry(admin, quickAppRegister, {
        names: { en_US: name },
        appType: "tool",
        link: `https://tools.example/?app=${encodeURIComponent(name)}`,
        shown: true,
        ...values,
      });
      await aimEntry(admin, quickAppRegister, key, version, audience);
    };
    await app("everybody", {});
    await app("stores", { userType: ["store"] });
    await app("stores of Europe", { userType: ["store"], market: ["eu"] });
    await app("norda", { brand: ["norda"] });
    await app("germany", { country: ["DE"] });
    await app("administrators", { role: ["administrator"] });
    await app("hidden", {}, { shown: false });
    await app("the user sync", {}, { link: "UserSync" });
    const seen = async (account: string, brand = "velaro") =>
      (await quickApps(await as(account), brand)).map(({ name }) => name).sort();
    assert.deepEqual(await seen("administrator"), ["administrators", "everybody", "the user sync"]);
    assert.deepEqual(await seen("store-manager"), ["everybody", "stores"]);
    assert.deepEqual(await seen("store-manager", "norda"), ["everybody", "norda", "stores"]);
    assert.deepEqual(await seen("overseas-store"), ["everybody", "germany", "stores", "stores of Europe"]);
    assert.deepEqual(await quickApps(portal.ctx, "velaro"), [], "nobody without a login");
  },
);

Deno.test("a quick app leads to https or a page of the portal", quiet, async () => {
  const admin = await as("administrator");
  for (const link of ["http://tools.example/", "javascript:alert(1)", "NoPage"]) {
    const refusal = await refusalOf(
      addEntry(admin, quickAppRegister, { names: { en_US: "x" }, appType: "tool", link, shown: true }),
    );
    assert.equal(refusal?.fields[0]?.rule, "refusal.link-not-allowed", link);
  }
});

Deno.test(
  "a second quick app to the same link is refused, added or changed, until the first is deleted",
  quiet,
  async () => {
    const admin = await as("administrator");
    const values = { names: { en_US: "Training" }, appType: "training" as const, shown: true };
    const link = "https://training.example/twice";
    const first = await addEntry(admin, quickAppRegister, { ...values, link });
    const other = await addEntry(admin, quickAppRegister, { ...values, link: `${link}?lang=en` });
    const refused = async (work: Promise<unknown>) => {
      const refusal = await refusalOf(work);
      return [refusal?.key, refusal?.fields.map(({ field }) => field)];
    };
    const twice = ["quick-app-twice", ["link"]];
    assert.deepEqual(
      await refused(addEntry(admin, quickAppRegister, { ...values, link, sort: 5 })),
      twice,
    );
    assert.deepEqual(
      await refused(changeEntry(admin, quickAppRegister, other.key, other.version, { link })),
      twice,
    );
    await deleteEntries(admin, quickAppRegister, [first]);
    const moved = await changeEntry(admin, quickAppRegister, other.key, other.version, { link });
    assert.equal(moved.values.link, link);
  },
);

Deno.test(
  "home pictures stand in their order, in their period, for their brand; a picture is needed",
  quiet,
  async () => {
    const admin = await as("administrator");
    await saveHomePicture(admin, {
      image: "home/a.svg",
      titles: { en_US: "second" },
      sort: 2,
      link: "EPCIndex",
    });
    await saveHomePicture(admin, {
      image: "home/b.svg",
      titles: { en_US: "first" },
      sort: 1,
      link: "UserSync",
    });
    await saveHomePicture(admin, { image: "home/c.svg", titles: { en_US: "over" }, endsOn: "2026-01-31" });
    await saveHomePicture(admin, {
      image: "home/d.svg",
      titles: { en_US: "other brand" },
      audience: { brand: ["norda"] },
    });
    await saveHomePicture(admin, {
      image: "home/e.svg",
      titles: { en_US: "overseas" },
      audience: { edition: ["overseas"] },
    });
    const shown = await homePictures(await as("store-manager"), "velaro", "2026-03-10");
    assert.deepEqual(shown.map(({ title, link }) => [title, link]), [["first", null], [
      "second",
      "EPCIndex",
    ]]);
    const nothing = await refusalOf(addEntry(admin, homePictureRegister, { titles: { en_US: "none" } }));
    assert.deepEqual([nothing?.fields[0]?.field, nothing?.fields[0]?.rule], ["picture", "field-required"]);
    const [row] = await portal.sql`select id::text, version from home_pictures where image = 'home/a.svg'`;
    const order = await refusalOf(
      changeEntry(admin, homePictureRegister, row!.id, row!.version, {
        startsOn: "2026-05-01",
        endsOn: "2026-04-01",
      }),
    );
    assert.equal(order?.fields[0]?.rule, "period-order");
  },
);

Deno.test("a commercial vehicle weighs less empty than full", quiet, async () => {
  const admin = await as("administrator");
  const heavy = {
    code: "X-1",
    names: { en_US: "Test truck" },
    category: "heavy",
    bodyType: "tipper",
    axleConfiguration: "6x4",
    grossMass: 25000,
    kerbMass: 26000,
    state: "built",
  } as const;
  const refusal = await refusalOf(addEntry(admin, commercialVehicleRegister, heavy));
  assert.equal(refusal?.fields[0]?.rule, "kerb-mass-too-large");
  const entry = await addEntry(admin, commercialVehicleRegister, { ...heavy, kerbMass: 12000 });
  assert.equal(entry.values.kerbMass, 12000);
  assert.equal(
    (await refusalOf(
      changeEntry(admin, commercialVehicleRegister, "X-1", entry.version, { grossMass: 11000 }),
    ))
      ?.fields[0]?.rule,
    "kerb-mass-too-large",
  );
});
