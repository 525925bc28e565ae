import { httpPeople } from "@/platform/push/people_source.ts";

/** An entry as the dealer management system sends it; tests may send anything. */
export type Entry = Record<string, unknown>;

/** How the next answers go wrong. */
export type Fault = "status" | "garbage" | "page-missing" | "twice" | "drop" | null;

const token = "dms-token";

/** A dealer management system of a test: `people` and `fault` may be changed at any time. */
export function fakeDms(perPage = 3) {
  const asked: URL[] = [];
  const state = { people: [] as Entry[], fault: null as Fault };
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, (req) => {
    const url = new URL(req.url);
    asked.push(url);
    if (req.headers.get("authorization") !== `Bearer ${token}`) return new Response(null, { status: 401 });
    if (state.fault === "status") return new Response("busy", { status: 503 });
    if (state.fault === "garbage") return new Response("<html>proxy</html>");
    if (state.fault === "drop") throw new Deno.errors.ConnectionReset("cut");
    const since = url.searchParams.get("changedSince");
    const all = state.people.filter((one) => since === null || String(one.changedAt) >= since);
    const page = Number(url.searchParams.get("page"));
    const pages = Math.max(1, Math.ceil(all.length / perPage));
    let users = all.slice((page - 1) * perPage, page * perPage);
    if (state.fault === "page-missing" && page === pages) users = users.slice(1);
    if (state.fault === "twice" && users.length > 1) users = [users[0]!, ...users.slice(0, -1)];
    return Response.json({ page, pages, total: all.length, users });
  });
  const url = `http://127.0.0.1:${server.addr.port}`;
  const people = httpPeople(() => Promise.resolve({ url, token }), 5000);
  return { state, asked, people, [Symbol.asyncDispose]: () => server.shutdown() };
}

/** An entry that is right; members given replace its own. */
export function entry(id: string, more: Entry = {}): Entry {
  return {
    id,
    account: `dms-${id}`,
    name: `Person ${id}`,
    email: `${id}@stores.example`,
    state: "active",
    roleCode: "TECH",
    storeCode: "20417",
    country: "CN",
    changedAt: "2026-03-10T07:00:00.000Z",
    ...more,
  };
}
