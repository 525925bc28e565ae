import assert from "node:assert/strict";
import { publicUrlOf } from "@/edge/public_url.ts";

const config = { publicUrls: [] as string[], demo: false, host: "10.0.0.7", port: 8000 };

Deno.test("outside demo mode a forged host never gets into a mail's link", () => {
  assert.equal(publicUrlOf(config, "http://evil.example"), "http://10.0.0.7:8000");
  const known = { ...config, publicUrls: ["https://tis.example.com", "https://tis-os.example.com"] };
  assert.equal(publicUrlOf(known, "http://evil.example"), "https://tis.example.com");
  assert.equal(publicUrlOf({ ...known, demo: true }, "http://evil.example"), "https://tis.example.com");
});

Deno.test("a named address of the request counts, and any in demo mode", () => {
  const known = { ...config, publicUrls: ["https://tis.example.com", "https://tis-os.example.com"] };
  assert.equal(publicUrlOf(known, "https://tis-os.example.com"), "https://tis-os.example.com");
  assert.equal(publicUrlOf({ ...config, demo: true }, "http://localhost:8000"), "http://localhost:8000");
});
