import { call, type RefusedField, type TransportTexts } from "../call.ts";
import { type Entries, partOf } from "./draft_parts.ts";
import { setVersion } from "./draft_version.ts";

/** Specification section 8: 'Current data state has changed'. */
const STALE = 8080997;
/** What a session asks for before anything else (kernel/refusals/catalogue.ts): another password, a second factor, a document that must be read. */
const HELD = ["3000002", "3000004", "3000006"];

type Sent = "saved" | "stale" | "ended" | "lost" | Refused;

interface Refused {
  message: string;
  errors: readonly RefusedField[];
  /** Nothing is wrong with the draft: its writer is asked for something else first. */
  isHeld: boolean;
}

/** Sends parts of a draft on the version that the page has; every form of the page has the new one afterwards. */
export async function sendParts(
  form: HTMLFormElement,
  parts: readonly string[],
  base: Entries,
  now: Entries,
  { texts, isExplicit }: { texts: TransportTexts; isExplicit: boolean },
): Promise<Sent> {
  const body = new URLSearchParams(isExplicit ? {} : { typing: "true" });
  // What one person has typed is not saved in the name of another who has logged in meanwhile.
  body.append("writer", form.dataset.writer!);
  const value = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;
  for (const name of ["revision", "version", "lang", "upToDate"]) {
    const own = value(name);
    if (own !== undefined) body.append(name, own);
  }
  for (const [name, typed] of now) if (parts.includes(partOf(name))) body.append(name, typed);
  // In a form a switch that is not there is off: those that nobody touched are told as they are. One of a row goes with its rows or not at all.
  for (const [name, typed] of base) {
    if (partOf(name) === name && !parts.includes(name) && isSwitch(form, name)) body.append(name, typed);
  }
  const outcome = await call<{ version: number }>(form.getAttribute("action")!, body, texts);
  if (outcome.kind === "done") {
    setVersion(outcome.data.version);
    return "saved";
  }
  if (outcome.code === STALE) return "stale";
  if (outcome.kind === "ended") return "ended";
  if (outcome.kind !== "refused") return "lost";
  const { message, errors } = outcome;
  return { message, errors, isHeld: HELD.includes(String(outcome.code)) };
}

function isSwitch(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.type === "checkbox";
}
