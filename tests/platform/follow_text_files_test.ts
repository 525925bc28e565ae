import assert from "node:assert/strict";
import { LiveTexts } from "@/kernel/texts/live_texts.ts";
import { readDictionaries, translator } from "@/kernel/texts/texts.ts";
import { followTextFiles } from "@/platform/follow_text_files.ts";
import { freshDatabase } from "../database.ts";

Deno.test("while developing, an edited text holds at once, over it what people changed, and a broken file changes nothing", async () => {
  await using db = await freshDatabase();
  const folder = await Deno.makeTempDir();
  const url = new URL(`file://${folder}/`);
  const file = `${folder}/en_US/entry.json`;
  const write = (texts: Record<string, string>) => Deno.writeTextFile(file, JSON.stringify(texts));
  await Deno.mkdir(`${folder}/en_US`);
  await write({ title: "Sign in", hint: "Your name" });
  await db.sql`
    insert into text_overrides (lang, key, text, source_hash, changed_at)
    values ('en_US', 'entry.hint', 'Your account', '', now())`;
  const texts = new LiveTexts(await readDictionaries(url));
  await texts.refresh(db.sql);
  const said = (key: string) => translator(texts.dictionaries, "en_US")(key);
  let read = Promise.withResolvers<void>();
  const following = followTextFiles(texts, db.sql, () => Promise.resolve(read.resolve()), url);
  const faults: unknown[] = [];
  const error = console.error;
  try {
    await write({ title: "Log in", hint: "Your name", more: "More" });
    await read.promise;
    assert.deepEqual(["title", "hint", "more"].map((key) => said(`entry.${key}`)), [
      "Log in",
      "Your account",
      "More",
    ]);

    const told = Promise.withResolvers<void>();
    console.error = (...words) => told.resolve(void faults.push(words.join(" ")));
    await Deno.writeTextFile(file, '{ "title": "Lo');
    await told.promise;
    assert.match(String(faults), /texts not read: SyntaxError/);
    assert.equal(said("entry.title"), "Log in");

    read = Promise.withResolvers();
    await write({ title: "Welcome" });
    await read.promise;
    assert.equal(said("entry.title"), "Welcome");
  } finally {
    console.error = error;
    await following.stop();
    await Deno.remove(folder, { recursive: true });
  }
});
