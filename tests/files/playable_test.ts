import assert from "node:assert/strict";
import { convertInSubprocess } from "@/engines/files/convert/convert_in_subprocess.ts";
import { makePlayable, peaksOf } from "@/engines/files/convert/playable.ts";
import { mp4 } from "./samples.ts";
import { folderWith, reasonOf } from "./convert_here.ts";
import { filmSample, noFfmpeg, probe, soundSample } from "./media_samples.ts";

const FILM = { kind: "play", mediaType: "video/mp4" } as const;
const needsFfmpeg = { ignore: noFfmpeg };

Deno.test(
  "a film becomes one that every browser plays, without the place where it was taken",
  needsFfmpeg,
  async () => {
    await using folder = await folderWith(await filmSample({ width: 1920, height: 1080, seconds: 2 }));
    const made = await convertInSubprocess(folder.path, FILM);
    assert.deepEqual([made.mediaType, made.facts.width, made.facts.height, made.facts.seconds], [
      "video/mp4",
      1280,
      720,
      2,
    ]);
    const { format, streams } = await probe(`${folder.path}/result`);
    assert.deepEqual(streams.map(({ codec_name }) => codec_name), ["h264", "aac"]);
    assert.equal(format.tags.location, undefined);
    const bytes = await Deno.readFile(`${folder.path}/result`);
    const at = (box: string) => new TextDecoder("latin1").decode(bytes).indexOf(box);
    assert.ok(at("moov") < at("mdat"), "it begins before all of it is there");
    assert.deepEqual([...Deno.readDirSync(folder.path)].map(({ name }) => name).sort(), [
      "outcome.json",
      "result",
      "source",
      "task.json",
    ]);
  },
);

Deno.test("a film that was held upright stays upright", needsFfmpeg, async () => {
  await using folder = await folderWith(await filmSample({ width: 720, height: 1280, seconds: 1 }));
  const { facts } = await convertInSubprocess(folder.path, FILM);
  assert.deepEqual([facts.width, facts.height], [720, 1280]);
});

Deno.test("a sound that a browser recorded as MP4 becomes MP3, with its waveform", needsFfmpeg, async () => {
  await using folder = await folderWith(await soundSample({ seconds: 3, as: "mp4" }));
  const made = await convertInSubprocess(folder.path, FILM);
  assert.equal(made.mediaType, "audio/mpeg");
  assert.ok(Math.abs(Number(made.facts.seconds) - 3) < 0.2, String(made.facts.seconds));
  assert.match(String(made.facts.peaks), /^[0-9a-z]{96}$/);
  assert.ok(String(made.facts.peaks).includes("z"));
});

Deno.test("an MP3 is made playable too", needsFfmpeg, async () => {
  await using folder = await folderWith(await soundSample({ seconds: 1, as: "mp3" }));
  const made = await convertInSubprocess(folder.path, { kind: "play", mediaType: "audio/mpeg" });
  assert.equal(made.mediaType, "audio/mpeg");
});

Deno.test("a film has a picture that stands for it", needsFfmpeg, async () => {
  for (const seconds of [0.2, 2]) {
    await using folder = await folderWith(await filmSample({ width: 640, height: 360, seconds }));
    const made = await convertInSubprocess(folder.path, { kind: "thumbnail", mediaType: "video/mp4" });
    assert.equal(made.mediaType, "image/webp");
    const head = new TextDecoder("latin1").decode(
      (await Deno.readFile(`${folder.path}/result`)).subarray(0, 12),
    );
    assert.match(head, /^RIFF....WEBP/s);
  }
});

Deno.test(
  "what is no film inside is told as damaged, and what names other files reads none of them",
  needsFfmpeg,
  async () => {
    await using broken = await folderWith(mp4());
    assert.equal(await reasonOf(convertInSubprocess(broken.path, FILM)), "media-broken");
    // A list of files under the name of a sound: by its content ffmpeg would open what it names.
    const list = new TextEncoder().encode(
      "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n",
    );
    await using lists = await folderWith(list);
    const asSound = { kind: "play", mediaType: "audio/mpeg" } as const;
    assert.equal(await reasonOf(convertInSubprocess(lists.path, asSound)), "media-broken");
  },
);

Deno.test("without ffmpeg it is said so, and the original stays", async () => {
  const path = Deno.env.get("PATH");
  await using folder = await folderWith(mp4());
  Deno.env.set("PATH", "/nowhere");
  try {
    const source = { path: `${folder.path}/source`, out: `${folder.path}/result`, mediaType: "video/mp4" };
    assert.equal(await reasonOf(makePlayable(source)), "media-missing");
  } finally {
    Deno.env.set("PATH", path!);
  }
  assert.deepEqual(await Deno.readFile(`${folder.path}/source`), new Uint8Array(mp4()));
});

Deno.test("a waveform is as high as its loudest sample, and silence is flat", () => {
  const samples = new Int16Array(9600).map((_, at) => at < 4800 ? 0 : at < 9500 ? 1000 : -4000);
  const peaks = peaksOf(new Uint8Array(samples.buffer));
  assert.equal(peaks.length, 96);
  assert.equal(peaks.slice(0, 48), "0".repeat(48));
  assert.equal(peaks.at(-1), "z");
  assert.equal(peaks[60], Math.round(35 / 4).toString(36));
  assert.equal(peaksOf(new Uint8Array()), "0".repeat(96));
});
