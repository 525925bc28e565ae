import assert from "node:assert/strict";
import { lookAlikes } from "@/services/qa/look_alikes.ts";
import { releaseKnowledge } from "@/services/qa/release_knowledge.ts";
import { openQuestions } from "./open_questions.ts";

Deno.test("words of knowledge are counted as it is released and revised, and the rarest find it", async () => {
  await using portal = await openQuestions();
  const { sql, asker, engineer } = portal;
  const release = async (id: number, title: string, answer: string) =>
    await releaseKnowledge(engineer, "part", {
      ...await portal.versionOf(id),
      title,
      question: "It comes at 40 km/h on rough roads.",
      answer,
    });
  const ids: number[] = [];
  for (const place of [0, 1, 2]) {
    const id = await portal.ask("part", asker, { typeCode: place === 0 ? "A" : "B" });
    await portal.answer("part", engineer, id);
    await portal.finish("part", engineer, id);
    await release(id, `Noise of the stabilizer ${place}`, "Replace the link and drive again.");
    ids.push(id);
  }
  await release(ids[1]!, "Noise of the wheel bearing", "Replace the bearing and drive again.");
  const counted = await sql`
    select kind, word, pieces from question_knowledge_words where pieces > 0 order by kind, word`;
  const slow = await sql`
    select kind, word, count(*)::int as pieces
    from question_knowledge cross join lateral unnest(terms) word
    group by kind, word order by kind, word`;
  assert.deepEqual([...counted], [...slow]);
  const alike = async (kind: "part" | "technical", text: string) =>
    (await lookAlikes(asker, kind, { text })).filter(({ source }) => source === "knowledge")
      .map(({ key }) => Number(key));
  assert.equal((await alike("part", "noise of the bearing"))[0], ids[1]);
  assert.deepEqual(await alike("part", "gearbox"), []);
  assert.deepEqual(await alike("technical", "bearing"), []);
});
