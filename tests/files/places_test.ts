import "@/domains.ts";
import assert from "node:assert/strict";
import { PLACES } from "@/engines/files/places.ts";
import { uploadPlace } from "@/services/file_manager/upload_place.ts";

const MB = 1024 * 1024;
const CASE = "jpg jpeg png mp4 mp3";
const IMAGES = "jpg jpeg png gif bmp";

/** Specification section 5, uploads, and section 9, image folders: limit in MB, endings. */
const TABLE: Record<string, [limit: number, extensions: string]> = {
  "general": [
    150,
    "jpg jpeg png apng gif bmp ico mp4 mp3 pdf zip jar war rar 7z doc docx xls xlsx ppt pptx",
  ],
  "document-centre": [300, "jpg jpeg png apng gif bmp ico mp4 mp3 pdf zip jar war rar 7z xls ppt"],
  "epc-import": [1, "xlsx"],
  "case": [150, CASE],
  "tsb": [150, "mp4 zip"],
  // The page of a bulletin in work: it also takes pdf.
  "tsb-attachment": [150, "mp4 zip pdf"],
  "bulletin-attachment": [150, "mp4 zip pdf"],
  "bulletin": [150, "mp4 zip pdf"],
  "software": [150, "zip rar 7z war jar"],
  "law": [150, "pdf doc docx ppt pptx zip"],
  "claim": [150, CASE],
  "qa": [150, `${CASE} xls xlsx doc docx ppt pptx zip`],
  "home-picture": [150, "jpg jpeg png"],
  "app-icon": [150, "png"],
  "editor-image": [150, "png gif jpg jpeg bmp ico"],
  "pasted-image": [150, "gif jpg jpeg png apng bmp"],
  "software-image": [150, IMAGES],
  "feedback-image": [150, IMAGES],
  "casesheet-image": [150, IMAGES],
  "carimgs-image": [150, IMAGES],
  "figure-image": [150, "svg png gif jpg jpeg"],
  "figure-model": [150, "glb"],
  "series-picture": [150, "jpg jpeg png"],
  // Beyond the specification.
  "part-photo": [8, "jpg jpeg png"],
  "tool-attachment": [150, IMAGES],
  "quality-photo": [150, IMAGES],
  "techprove-photo": [150, IMAGES],
  "techprove-file": [
    150,
    "jpg jpeg png apng gif bmp ico mp4 mp3 pdf zip jar war rar 7z doc docx xls xlsx ppt pptx",
  ],
  // Beyond the specification: a catalogue of millions of rows.
  "catalogue-data": [4096, "csv xlsx zip"],
};

Deno.test("each place takes the sizes and endings that the specification names, and no other", () => {
  const table = [...PLACES.all].map(({ name, limit, extensions }) => [
    name,
    [limit / MB, [...extensions].sort().join(" ")],
  ]);
  const told = Object.entries(TABLE).map(([name, [limit, extensions]]) => [
    name,
    [limit, extensions.split(" ").sort().join(" ")],
  ]);
  assert.deepEqual(Object.fromEntries(table), Object.fromEntries(told));
});

Deno.test("home pictures have 1600 x 400 pixels, app icons 96 x 96, no other place says", () => {
  const sized = [...PLACES.all].filter(({ pixels }) => pixels).map(({ name, pixels }) => [name, pixels]);
  assert.deepEqual(sized, [
    ["home-picture", { width: 1600, height: 400 }],
    ["app-icon", { width: 96, height: 96 }],
  ]);
});

Deno.test("only staff of the register bring what others read without being asked; anyone logged in brings what is their own", () => {
  const own = [...PLACES.all].filter(({ upload }) => upload === "session").map(({ name }) => name);
  assert.deepEqual(own, [
    "general",
    "editor-image",
    "pasted-image",
    "case",
    "casesheet-image",
    "qa",
    "feedback-image",
  ]);
  assert.ok(![...PLACES.all].some(({ upload }) => upload === "public"));
});

Deno.test("files go to the general place unless another is asked for, whatever the order of the places", () => {
  const named = (asked?: string, places = PLACES.all) => uploadPlace(places, asked)?.name;
  assert.equal(named(), "general");
  assert.equal(named("tsb"), "tsb");
  assert.equal(named("no-such-place"), "general");
  assert.equal(named(undefined, PLACES.all.filter(({ name }) => name === "law")), "law");
  assert.equal(named(undefined, []), undefined);
});
