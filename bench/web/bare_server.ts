// A bare Deno server that answers each path with bytes read beforehand: `bare_server.ts answers.json`.
interface Answer {
  path: string;
  type: string;
  text: string;
}

const answers: Answer[] = JSON.parse(await Deno.readTextFile(Deno.args[0]!));
const byPath = new Map(
  answers.map(({ path, type, text }) => [path, { type, bytes: new TextEncoder().encode(text) }]),
);

Deno.serve({
  hostname: "127.0.0.1",
  port: 0,
  onListen: ({ port }) => console.log(`http://127.0.0.1:${port}`),
}, (req) => {
  const { pathname, search } = new URL(req.url);
  const answer = byPath.get(pathname + search);
  if (!answer) return new Response(null, { status: 404 });
  return new Response(answer.bytes, { headers: { "content-type": answer.type } });
});
