import type { DocumentText } from "@/engines/documents/types.ts";
import { call, type TransportTexts } from "../call.ts";
import { type Entries, withPart } from "./draft_parts.ts";
import { typedIn } from "./local_draft.ts";

/** A draft as the server has it now. */
export interface TheirDraft {
  version: number;
  entries: Entries;
  /** The form as it would be drawn now, in no page. */
  form: HTMLFormElement;
}

/** `ended`: nobody, or somebody else, is logged in; `closed`: it is no draft any more, or not for this writer; `lost`: the server was not reached. */
export type NoDraft = "ended" | "closed" | "lost";

/** Tries to get page and text of one version, when somebody saves in between. */
const TRIES = 3;

/**
 * Reads the draft that a form is of as it is saved now. The form of the page knows how each field is written; the tree of the text comes by
 * its call.
 */
export async function readTheirs(
  form: HTMLFormElement,
  { readPath, lang, texts }: { readPath: string; lang: string; texts: TransportTexts },
): Promise<TheirDraft | NoDraft> {
  for (let tries = 0; tries < TRIES; tries++) {
    const response = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
    if (!response || response.status >= 500) return "lost";
    const page = new DOMParser().parseFromString(await response.text().catch(() => ""), "text/html");
    const fresh = page.getElementById(form.getAttribute("id")!) as HTMLFormElement | null;
    if (!fresh || fresh.dataset.writer !== form.dataset.writer) {
      return response.redirected ? "ended" : response.ok ? "closed" : "lost";
    }
    const outcome = await call<{ version: number; texts: DocumentText[] }>(readPath, undefined, texts);
    if (outcome.kind === "ended") return "ended";
    if (outcome.kind !== "done") return "lost";
    const version = Number(fresh.querySelector<HTMLInputElement>('input[name="version"]')?.value);
    if (outcome.data.version !== version) continue;
    const body = outcome.data.texts.find((one) => one.lang === lang)?.body ??
      { type: "doc", content: [{ type: "paragraph" }] };
    const entries = withPart(withPart(typedIn(fresh), "text", []), "body", [["body", JSON.stringify(body)]]);
    return { version, entries, form: fresh };
  }
  return "lost";
}
