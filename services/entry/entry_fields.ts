import { z } from "zod";
import { type Lang, LANGS } from "@/kernel/texts/languages.ts";
import { LIMITS } from "@/kernel/limits.ts";

/** Members that several calls of the entry take. */
export const account = z.string().trim().min(1).max(100).describe("account");
/** As typed: the policy speaks for a new one, an old one may be anything. */
export const password = z.string().min(1).max(LIMITS.passwordMaxLength * 4);
export const email = z.email({ error: "refusal.email-invalid" }).max(254);
export const newPasswords = { newPassword: password, repeatPassword: password };
export const lang = z.enum(LANGS as [Lang, ...Lang[]]);
