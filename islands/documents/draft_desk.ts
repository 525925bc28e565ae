import { call, type RefusedField, type TransportTexts } from "../call.ts";
import { clearRefusals, showRefusals } from "../form/show_refusals.ts";
import { toast } from "../form/toast_store.ts";
import {
  changedParts,
  type Entries,
  entriesOf,
  mergeParts,
  partOf,
  sameParts,
  withPart,
} from "./draft_parts.ts";
import { DraftSaverLoop, type Saved } from "./draft_saver.ts";
import {
  differing,
  drawnIn,
  forgetLocally,
  keepLocally,
  type LocalDraft,
  typedIn,
  writePart,
} from "./local_draft.ts";
import type { Contested } from "./OtherVersion.tsx";
import { canTake, isIn, wordsOfPart } from "./part_words.ts";
import { readTheirs, type TheirDraft } from "./their_draft.ts";

/** Specification section 8: 'Current data state has changed'. */
const STALE = 8080997;
/** What a session asks for before anything else (kernel/refusals/catalogue.ts): another password, a second factor, a document that must be read. */
const HELD = ["3000002", "3000004", "3000006"];
/** What is typed is kept in this browser at most this long after it, ms: before the server can have it. */
const KEEP_MS = 300;
/** Saves tried on versions of others that come faster than they are read. */
const CATCHES = 3;
/** Unanswered saves that are remembered. */
const UNANSWERED = 5;

/** What the page is told of its draft. */
export type DraftNews =
  | { kind: "saving" | "lost" | "ended" | "closed" }
  | { kind: "saved"; at: number }
  /** `held`: the session asks for something else first, as its message says. */
  | { kind: "refused" | "held"; message: string }
  /** Others have changed these parts, and the page shows it now. */
  | { kind: "taken"; parts: readonly string[] }
  /** Others have changed these parts, and the page still shows them as they were. */
  | { kind: "behind"; parts: string[] }
  /** Both have changed these; none: that is decided. */
  | { kind: "contested"; parts: Contested[] };

export interface DeskTools {
  readPath: string;
  lang: string;
  localKey: string;
  refused: boolean;
  /** `lacks` with `{fields}`. */
  texts: TransportTexts & { lacks: string };
  label: (part: string) => string;
  tell: (news: DraftNews) => void;
}

/** The draft of a page while it is written. */
export interface DraftDesk {
  /** Brings back what this browser kept: into the form, or by the server where the form has no place for it. */
  restore(draft: LocalDraft): Promise<void>;
  /** What of the contested parts stays. */
  decide(choices: ReadonlyMap<string, "mine" | "theirs">): Promise<void>;
  /** Saves what is typed and draws the page anew. */
  reload(): Promise<void>;
  close(): void;
}

/**
 * Saves a form while it is typed in, each time only the parts that were changed here: what others write in other parts stays, and is shown. Where both
 * have changed the same part nothing is sent until the writer has decided.
 */
export function openDesk(form: HTMLFormElement, tools: DeskTools): DraftDesk {
  const { texts, tell, localKey } = tools;
  const stop = new AbortController();
  const { signal } = stop;
  /** What the form said when it was saved or read last. */
  let base: Entries = tools.refused ? [] : drawnIn(form);
  /** Parts as others have them, which the form does not show. */
  const behind = new Map<string, Entries>();
  let read: TheirDraft | null = null;
  /** What was kept and waits for a decision. */
  let restoring: Entries | null = null;
  let catching: Promise<Saved> | null = null;
  /** Saves whose answer never came: the server may have them, and then they are nobody else's. */
  let unanswered: Entries[] = [];
  let isExplicit = false;
  let message = "";

  const loop = new DraftSaverLoop({
    save: () => save(),
    tell(state) {
      if (state === "saved" && !loop.isUnsaved) forgetLocally(localKey);
      if (state === "saved") tell({ kind: "saved", at: Date.now() });
      else if (state === "refused" || state === "held") tell({ kind: state, message });
      else if (state !== "stale") tell({ kind: state });
    },
  });

  async function save(tries = CATCHES): Promise<Saved> {
    const now = typedIn(form);
    const changed = changedParts(base, now);
    // A part that others have changed and this page does not show must not be written over.
    if (changed.some((part) => behind.has(part))) return await catchUp();
    if (changed.length === 0 && !isExplicit) return "saved";
    const outcome = await send(form, changed, base, now, { texts, isExplicit });
    // What the draft lacks elsewhere goes on being said.
    const inPlaceOf = (field: string) => changed.includes(partOf(field));
    if (typeof outcome !== "string") {
      if (outcome.isHeld) {
        ({ message } = outcome);
        return "held";
      }
      message = outcome.errors.length > 0 ? "" : outcome.message;
      showRefusals(form, outcome.errors, { whileTyping: true, inPlaceOf });
      // One wrong field must not keep the rest of what is typed from being saved.
      const wrong = outcome.errors.map(({ field }) => partOf(field));
      const others = changed.filter((part) => !wrong.includes(part));
      if (wrong.length === 0 || others.length === 0 || others.length === changed.length) return "refused";
      const rest = await send(form, others, base, now, { texts, isExplicit });
      if (rest === "saved") settle(others, now);
      return typeof rest === "string" && rest !== "saved" && rest !== "stale" ? rest : "refused";
    }
    if (outcome === "stale") {
      const caught = await catchUp();
      return caught === "saved" && tries > 1 ? await save(tries - 1) : caught === "saved" ? "lost" : caught;
    }
    if (outcome === "lost") unanswered = [...unanswered, now].slice(-UNANSWERED);
    if (outcome === "saved") {
      settle(changed, now);
      unanswered = [];
      isExplicit = false;
      clearRefusals(form, inPlaceOf);
    }
    return outcome;
  }

  /** The server has these parts now. */
  function settle(parts: readonly string[], now: Entries): void {
    for (const part of parts) base = withPart(base, part, entriesOf(now, part));
  }

  /** Reads what others have saved and takes over what was not touched here; `saved`: what was typed can be saved on top of it. */
  function catchUp(): Promise<Saved> {
    return catching ??= catchUpOnce().finally(() => catching = null);
  }

  async function catchUpOnce(): Promise<Saved> {
    const theirs = await readTheirs(form, tools);
    if (theirs === "closed") {
      tell({ kind: "closed" });
      return "stale";
    }
    if (theirs === "ended" || theirs === "lost") return theirs;
    for (const sent of unanswered) settle(sameParts(sent, theirs.entries), sent);
    const mine = typedIn(form);
    const merged = mergeParts(base, mine, theirs.entries);
    const taken = merged.theirs.filter((part) => take(part, theirs.entries));
    if (taken.length > 0) tell({ kind: "taken", parts: taken });
    if (merged.theirs.length > taken.length) {
      for (const part of merged.theirs.filter((part) => !taken.includes(part))) {
        behind.set(part, theirs.entries);
      }
      tell({ kind: "behind", parts: [...behind.keys()] });
    }
    if (merged.contested.length > 0) {
      read = theirs;
      tell({
        kind: "contested",
        parts: merged.contested.map((part) => ({
          part,
          label: tools.label(part),
          mine: wordsOfPart(form, mine, part),
          theirs: wordsOfPart(theirs.form, theirs.entries, part),
        })),
      });
      return "stale";
    }
    setVersion(theirs.version);
    return "saved";
  }

  /** Shows a part as others have it. @returns false where it cannot be shown while somebody is in it, or without drawing it */
  function take(part: string, entries: Entries): boolean {
    if (!canTake(form, part) || isIn(form, part)) return false;
    writePart(form, part, entries);
    base = withPart(base, part, entriesOf(entries, part));
    behind.delete(part);
    return true;
  }

  let keeping: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(keeping);
    keeping = undefined;
    if (!loop.isUnsaved) return;
    const now = typedIn(form);
    const changed = changedParts(base, now);
    keepLocally(localKey, versionOf(form), now.filter(([name]) => changed.includes(partOf(name))));
  };
  const onChange = (event?: Event) => {
    // What is not posted is nobody's text: which side is shown, which version is chosen.
    if ((event?.target as HTMLInputElement | undefined)?.name?.startsWith("_")) return;
    loop.changed();
    keeping ??= setTimeout(keep, KEEP_MS);
  };
  addEventListener("pagehide", keep, { signal });
  document.addEventListener("visibilitychange", keep, { signal });
  addEventListener("online", () => loop.again(), { signal });
  form.addEventListener("input", onChange, { signal });
  form.addEventListener("change", onChange, { signal });
  // The editor of the text has come in place of the plain field.
  form.addEventListener("written", () => {
    if (!tools.refused) base = withPart(withPart(base, "text", []), "body", entriesOf(typedIn(form), "body"));
  }, { signal });
  form.addEventListener("draft-version", (event) => {
    const { detail } = event as CustomEvent<number>;
    if (!loop.isUnsaved && detail > versionOf(form)) void catchUp();
  }, { signal });
  // The button saves in the same way, so that the page keeps what is typed and the version that it has.
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    isExplicit = true;
    const marks = event.submitter?.getAttribute("name") === "upToDate";
    const mark = marks ? markUpToDate(form) : null;
    loop.changed();
    void loop.flush().then((isSaved) => {
      mark?.remove();
      if (marks && isSaved) location.reload();
    });
  }, { signal });
  // What is done with a document is done with what was typed.
  document.addEventListener("submit", (event) => {
    const act = event.target;
    if (!(act instanceof HTMLFormElement) || !("documentAct" in act.dataset) || !loop.isUnsaved) return;
    event.preventDefault();
    event.stopPropagation();
    const { submitter } = event;
    // Not while this event is still told: a form that is being submitted is silently not submitted again, and what was saved already is flushed at once.
    void loop.flush().then((isSaved) => isSaved && setTimeout(() => act.requestSubmit(submitter)));
  }, { signal, capture: true });
  // What it lacks is said where it is to be typed, and stays there until it is.
  document.addEventListener("tis:refused", (event) => {
    const act = event.target as HTMLElement;
    const { errors } = (event as CustomEvent<{ errors: readonly RefusedField[] }>).detail;
    if (!("documentAct" in act.dataset) || errors.length === 0) return;
    const homeless = showRefusals(form, errors);
    const told = errors.filter((error) => !homeless.includes(error));
    if (told.length === 0) return;
    event.preventDefault();
    const named = [...new Set(told.map(({ field }) => tools.label(partOf(field))))].join(", ");
    const others = homeless.map(({ field, message }) => `${tools.label(partOf(field))}: ${message}`);
    toast("refused", [texts.lacks.replace("{fields}", () => named), ...others].join(" "));
  }, { signal });
  addEventListener("beforeunload", (event) => {
    if (loop.isUnsaved && (isExplicit || changedParts(base, typedIn(form)).length > 0)) {
      event.preventDefault();
    }
  }, { signal });

  // On a slow connection somebody types before the page's script is there.
  if (!tools.refused && changedParts(base, typedIn(form)).length > 0) onChange();

  return {
    close: () => stop.abort(),
    async reload() {
      if (await loop.flush()) location.reload();
    },
    async restore(draft) {
      const parts = differing(draft, typedIn(form));
      if (parts.every((part) => canTake(form, part)) && draft.version === versionOf(form)) {
        for (const part of parts) writePart(form, part, draft.entries);
        onChange();
        return;
      }
      const theirs = await readTheirs(form, tools);
      if (typeof theirs === "string") {
        tell({ kind: theirs });
        return;
      }
      if (draft.version !== theirs.version) {
        // Others went on since: both are shown, and the kept one stays until it is decided.
        read = theirs;
        restoring = draft.entries;
        tell({
          kind: "contested",
          parts: parts.map((part) => ({
            part,
            label: tools.label(part),
            mine: wordsOfPart(form, draft.entries, part),
            theirs: wordsOfPart(theirs.form, theirs.entries, part),
          })),
        });
        return;
      }
      await sendKept(parts, draft.entries, theirs);
    },
    async decide(choices) {
      const theirs = read;
      if (!theirs) return;
      const chosen = (which: string) => [...choices].filter(([, one]) => one === which).map(([part]) => part);
      if (restoring) {
        const entries = restoring;
        restoring = null;
        await sendKept(chosen("mine"), entries, theirs);
        return;
      }
      let draws = false;
      for (const part of chosen("theirs")) {
        if (take(part, theirs.entries)) continue;
        // Shown once the page is drawn anew; until then what the form holds is not sent.
        base = withPart(base, part, entriesOf(typedIn(form), part));
        draws = true;
      }
      for (const part of chosen("mine")) {
        base = withPart(base, part, entriesOf(theirs.entries, part));
        behind.delete(part);
      }
      read = null;
      setVersion(theirs.version);
      loop.goOn();
      if (await loop.flush() && draws) location.reload();
    },
  };

  /** Saves what this browser kept without the form, and draws the page with it. */
  async function sendKept(parts: readonly string[], entries: Entries, theirs: TheirDraft): Promise<void> {
    setVersion(theirs.version);
    const outcome = await send(form, parts, theirs.entries, entries, { texts, isExplicit: false });
    if (outcome === "saved") {
      forgetLocally(localKey);
      loop.forget();
      location.reload();
      return;
    }
    // It stays kept, and is offered again.
    if (typeof outcome === "string") tell(outcome === "stale" ? { kind: "closed" } : { kind: outcome });
    else {
      showRefusals(form, outcome.errors, { whileTyping: true });
      tell({ kind: outcome.isHeld ? "held" : "refused", message: outcome.message });
    }
  }
}

/** Says along with the next save that the translation says what the source says. */
function markUpToDate(form: HTMLFormElement): HTMLInputElement {
  const mark = document.createElement("input");
  mark.type = "hidden";
  mark.name = "upToDate";
  mark.value = "true";
  form.append(mark);
  return mark;
}

type Sent = "saved" | "stale" | "ended" | "lost" | Refused;

interface Refused {
  message: string;
  errors: readonly RefusedField[];
  /** Nothing is wrong with the draft: its writer is asked for something else first. */
  isHeld: boolean;
}

/** Sends parts of a draft on the version that the page has; every form of the page has the new one afterwards. */
async function send(
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
  const outcome = await call<{ version: number }>(form.action, body, texts);
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

function versionOf(form: HTMLFormElement): number {
  return Number(form.querySelector<HTMLInputElement>('input[name="version"]')?.value);
}

/** Every form of the page works on this version from now on. */
function setVersion(version: number): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="hidden"][name="version"]')) {
    input.value = String(version);
  }
}
