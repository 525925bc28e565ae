// Run by native_modules.ts: what is loaded is fetched.
import "@node-rs/argon2";
import "sharp";
