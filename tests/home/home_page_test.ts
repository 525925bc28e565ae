import assert from "node:assert/strict";
import { DEMO_PASSWORD } from "@/demo/accounts.ts";
import { serveDemo } from "../demo_portal.ts";

const portal = await serveDemo();
Deno.test.afterAll(async () => await portal[Symbol.asyncDispose]());

async function home(account: string, lang = "en_US"): Promise<string> {
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "true", lang }),
  });
  const cookie = `tis_session=${(await answer.json()).data.token}`;
  await (await fetch(`${portal.origin}/tis/preferences`, {
    method: "POST",
    headers: { cookie, origin: portal.origin },
    body: new URLSearchParams({ lang }),
  })).body?.cancel();
  const page = await fetch(`${portal.origin}/tis/index`, { headers: { cookie, accept: "text/html" } });
  assert.equal(page.status, 200);
  return (await page.text()).replaceAll("\u00a0", " ");
}

/** What follows a mark, to the end of the next list. */
function after(page: string, mark: string): string {
  const at = page.indexOf(mark);
  assert.ok(at >= 0, `there is ${mark}`);
  return page.slice(at, page.indexOf("</ul>", at));
}

Deno.test("the home page tells what waits for its reader, and since when", async () => {
  await portal.sql`
    insert into messages (user_id, kind, event_id, params, link, created_at)
    select id, 'page-asked', gen_random_uuid(),
      '{"name": "Chen", "account": "chen", "page": "Cart", "known": "yes"}', 'baseinfouser?keyword=chen', '2026-03-04T08:00:00Z'
    from users where user_code = 'store-manager'`;
  const waits = after(await home("store-manager"), ">Waiting for you<");
  assert.match(waits, /href="\/tis\/baseinfouser\?keyword=chen"/);
  assert.match(waits, /Chen would like to open Cart/);
  assert.match(waits, /since 03\/04\/2026/);
});

Deno.test("the home page counts what waits, how it went over the last days, and what changed since yesterday", async () => {
  await portal.sql`
    insert into messages (user_id, kind, event_id, params, created_at, read_at)
    select u.id, 'order-accepted', gen_random_uuid(), '{}', now() - m.came, now() - m.read
    from users u,
      (values (interval '5.5 days', null::interval), ('5.5 days', '2.5 days'), ('0.5 days', null)) m (came, read)
    where u.user_code = 'section-chief'`;
  await portal.sql`
    update messages set read_at = created_at
    where kind <> 'order-accepted' and user_id = (select id from users where user_code = 'section-chief')`;
  const page = await home("section-chief");
  const at = page.indexOf('href="/tis/MyMessage?state=unread"');
  const figure = page.slice(at, page.indexOf("</a>", at));
  assert.match(figure, /<b>2<\/b>/);
  assert.match(figure, /Unread messages/);
  assert.match(figure, /1 more than yesterday/);
  // Two until the one was read, then one, and another since yesterday.
  const heights = [.../[\d.]+,([\d.]+)/g[Symbol.matchAll](/points="([^"]+)"/.exec(figure)![1]!)].map((
    point,
  ) => point[1]);
  assert.equal(new Set(heights.slice(1, 4)).size, 1);
  assert.notEqual(heights[3], heights[5]);
  assert.equal(heights[6], heights[3]);
});

Deno.test("the figures of the home page are those of the lists that they lead to", async () => {
  const figureOf = (page: string, link: string) => {
    const at = page.indexOf(`class="to-do-figure" href="/tis/${link}"`);
    return at < 0 ? null : Number(/<b>([\d,]+)<\/b>/.exec(page.slice(at, page.indexOf("</a>", at)))![1]);
  };
  let approvals = 0;
  let queues = 0;
  for (const account of ["factory-manager", "section-chief", "designated-engineer", "store-manager"]) {
    const page = await home(account);
    const answer = await fetch(`${portal.origin}/oauth/login`, {
      method: "POST",
      body: new URLSearchParams({ account, password: DEMO_PASSWORD, consent: "true" }),
    });
    const headers = { authorization: (await answer.json()).data.token };
    const totalOf = async (path: string) => {
      const { code, data } = await (await fetch(`${portal.origin}/tis/${path}`, { headers })).json();
      return code === 200 ? data.total : null;
    };
    const waiting = await totalOf("approvals/waiting");
    approvals += waiting ?? 0;
    assert.equal(figureOf(page, "MyVerify"), waiting, account);
    assert.equal(
      figureOf(page, "TsbWorkOrder?state=waiting"),
      await totalOf("tsb-work-orders?state=waiting"),
      account,
    );
    assert.equal(
      figureOf(page, "TsbWorkOrder?due=overdue"),
      await totalOf("tsb-work-orders?due=overdue"),
      account,
    );
    for (
      const [route, call] of [["ClaimManage", "claims"], ["CaseWork", "cases"], ["LaborWork", "labor-items"]]
    ) {
      const tile = new RegExp(`class="tile" href="/tis/${route}([^"]*)".*?</a>`).exec(page);
      if (!tile) continue;
      const queue = await totalOf(`${call}?stage=submitted`);
      queues += queue > 0 ? 1 : 0;
      const count = /in approval/.test(tile[0]) ? Number(/>([\d,]+)</.exec(tile[0])![1]) : 0;
      assert.equal(count, queue, `${account} ${route}`);
      assert.equal(tile[1], queue > 0 ? "?stage=submitted" : "", `${account} ${route}`);
    }
  }
  assert.ok(queues > 2);
  assert.ok(approvals > 0);
});

Deno.test("what changed for a reader's vehicles stands at each of them", async () => {
  const [vehicle] = await portal.sql<{ vin: string; seriesCode: string }[]>`
    select r.vin, v.series_code
    from recent_vehicles r
    join vehicles v on v.vin = r.vin
    join users u on u.id = r.user_id and u.user_code = 'store-technician'
    order by r.seen_at desc limit 1`;
  const before = await home("store-technician");
  const countOf = (page: string) =>
    Number(new RegExp(`CatalogueChanges\\?vin=${vehicle!.vin}"[^>]*>(\\d+) change`).exec(page)?.[1] ?? 0);
  await portal.sql`
    insert into catalogue_log (at, made_as, subject, code, series, changes)
    values (now(), 'test', 'vehicle', ${vehicle!.vin}, array[${vehicle!.seriesCode}], array['vehicle'])`;
  assert.equal(countOf(await home("store-technician")), countOf(before) + 1);
});

Deno.test("favorites are named in the reader's language; a name of the reader's own stays", async () => {
  const [part] = await portal.sql<{ number: string; zh: string; en: string }[]>`
    select number, names ->> 'zh_CN' as zh, names ->> 'en_US' as en from parts
    where names ? 'zh_CN' and names ? 'en_US' order by number limit 1`;
  await portal.sql`
    insert into favorites (user_id, item_type, item_code, item_name, saved_at)
    select id, 'part', ${part!.number}, ${part!.zh}, now() + interval '1 hour'
    from users where user_code = 'store-technician'
    on conflict (user_id, item_type, item_code, series_code) do update
      set item_name = excluded.item_name, saved_at = excluded.saved_at`;
  const english = after(await home("store-technician"), 'class="home-favorites"');
  assert.ok(english.includes(part!.en) && !english.includes(part!.zh));
  assert.ok(after(await home("store-technician", "zh_CN"), 'class="home-favorites"').includes(part!.zh));
  await portal.sql`update favorites set item_name = 'for the blue van' where item_code = ${part!.number}`;
  assert.ok(after(await home("store-technician"), 'class="home-favorites"').includes("for the blue van"));
});

Deno.test("no two quick apps look the same", async () => {
  const page = await home("store-technician");
  const at = page.indexOf(">Quick apps<");
  const tiles = page.slice(at, page.indexOf('class="home-', at)).match(/<a class="tile".*?<\/a>/gs)!;
  const signs = tiles.map((tile) =>
    /\/i-\w+#([\w-]+)|class="avatar"[^>]*>([^<]+)|objects\/([^/]+)/.exec(tile)![0]
  );
  assert.ok(signs.length > 4);
  assert.equal(new Set(signs).size, signs.length, signs.join(", "));
});

Deno.test("what is new to a reader is told in five steps at most, once, and later what a role or version brings", async () => {
  await portal.sql`delete from told_pages`;
  const first = after(await home("store-manager"), ">Welcome<");
  const steps = first.slice(0, first.indexOf("</ol>")).match(/<li>/g) ?? [];
  assert.ok(steps.length > 0 && steps.length <= 5, `${steps.length} steps`);
  assert.equal(first.match(/href="\/tis\/(\w+)"/)![1], "EPCIndex", "in the navigation's order");
  assert.match(first, /action="\/tis\/told-pages"/);
  const answer = await fetch(`${portal.origin}/oauth/login`, {
    method: "POST",
    body: new URLSearchParams({
      account: "store-manager",
      password: DEMO_PASSWORD,
      consent: "true",
      lang: "en_US",
    }),
  });
  const cookie = `tis_session=${(await answer.json()).data.token}`;
  const told = await fetch(`${portal.origin}/tis/told-pages`, {
    method: "POST",
    headers: { cookie, origin: portal.origin },
  });
  assert.equal((await told.json()).code, 200);
  const page = await home("store-manager");
  assert.ok(!page.includes(">Welcome<") && !page.includes(">New for you<"), "told once");
  await portal.sql`update told_pages set routes = array_remove(routes, 'EPCCart')`;
  const later = after(await home("store-manager"), ">New for you<");
  assert.match(later, /href="\/tis\/EPCCart"/);
  assert.doesNotMatch(later.slice(0, later.indexOf("</ol>")), /href="\/tis\/SearchPage"/);
});
