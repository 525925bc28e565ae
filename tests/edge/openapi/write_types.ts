import openapiTS, { astToString } from "openapi-typescript";

// Writes the types of a client: `deno run write_types.ts <document.json> <types.d.ts>`. A program of its own, since it takes seconds in which a
// portal in the same process would answer nobody.
const [from, to] = Deno.args as [string, string];
const types = await openapiTS(JSON.parse(await Deno.readTextFile(from)), {
  defaultNonNullable: false,
  silent: true,
});
await Deno.writeTextFile(to, astToString(types));
