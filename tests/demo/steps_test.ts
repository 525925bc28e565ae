import "@/domains.ts";
import assert from "node:assert/strict";
import { DEMO_STEPS, type DemoStep, inDemoOrder } from "@/engines/demo/define_demo.ts";

const step = (name: string, after?: string): DemoStep => ({
  name,
  after,
  told: name,
  load: () => Promise.reject(new Error("not loaded")),
});
const namesOf = (steps: readonly DemoStep[]) => steps.map(({ name }) => name);

Deno.test("the demo is filled in this order: what others refer to comes first", () => {
  assert.deepEqual(namesOf(inDemoOrder(DEMO_STEPS.all)), [
    "series",
    "parts",
    "figures",
    "part photos",
    "vehicles",
    "orgs",
    "epc",
    "users",
    "labor",
    "diagnosis",
    "cases",
    "qa",
    "vehicle_data",
    "part_search",
    "catalogue_data",
    "settings",
    "tools",
    "mail wishes of authors",
    "tsb",
    "tsb_work_orders",
    "bulletins",
    "help",
    "repair_cases",
    "labor_items",
    "claims",
    "questions",
    "messages of authors",
    "addresses",
    "languages",
    "logs",
    "statistics",
    "orders",
    "jobs",
    "favorites",
    "recent vehicles",
    "visits",
    "feedback",
    "laws",
    "software",
    "quality",
    "techprove",
    "home",
    "files",
  ]);
});

Deno.test("of two steps behind one the first that was declared comes first, with all that follows it", () => {
  const steps = [step("c", "b"), step("b", "a"), step("d", "a"), step("a")];
  assert.deepEqual(namesOf(inDemoOrder(steps)), ["a", "b", "c", "d"]);
});

Deno.test("a step behind nothing, or behind itself, is a fault", () => {
  assert.throws(() => inDemoOrder([step("a"), step("b", "x")]), /follow nothing: b$/);
  assert.throws(() => inDemoOrder([step("a"), step("b", "c"), step("c", "b")]), /follow nothing: b, c$/);
});
