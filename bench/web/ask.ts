// Asks for one address from a process of its own and says how many requests were answered: `ask.ts ADDRESS CONNECTIONS SECONDS PAGES`.
import { answersIn } from "./load.ts";

const [address, connections, seconds, pages] = Deno.args as [string, string, string, string];
const { answered } = await answersIn(
  address,
  () => ({}),
  Number(connections),
  Number(seconds),
  Number(pages),
);
console.log(answered);
