import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { PresentPerson } from "@/engines/documents/presence.ts";
import { fillText } from "../fill_text.ts";
import { clockText } from "../format.ts";
import { onLive } from "../live/live.ts";

/** Between two signs of life, ms: a third of what the server waits for one. */
const BEAT_MS = 5000;
/** A change of the field is told after this pause, ms: who tabs through a form is in none of its fields. */
const SETTLE_MS = 400;

export interface PresenceProps {
  /** Id of the form that is written in. */
  form: string;
  /** Call that notes the presence, and what it is told of the page. */
  path: string;
  revision: number;
  lang: string;
  /** Of the document, as hints name it. */
  id: string;
  /** Who was there when the page was drawn. */
  people: readonly PresentPerson[];
  /** BCP 47, and IANA zone of the reader. */
  locale: string;
  zone: string;
  /** Names of languages and of fields, by their keys. */
  languages: Record<string, string>;
  fields: Record<string, string>;
  texts: Record<"here" | "self" | "label", string>;
}

/**
 * Says that somebody writes here, and shows who else does: name, since when, in which language and field. Tells the form by an event
 * `draft-version` which version the server has. Without script it shows who was there when the page was drawn.
 */
export function Presence(props: PresenceProps) {
  const { form: formId, path, revision, lang, id, languages, fields, locale, zone, texts } = props;
  const people = useSignal<readonly PresentPerson[]>(props.people);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!form) return;
    const tab = crypto.randomUUID?.() ?? randomTab();
    const stop = new AbortController();
    const { signal } = stop;
    let field = "";
    let asking = false;
    const say = async (more: { leaves?: boolean } = {}) => {
      if (asking && !more.leaves) return;
      asking = true;
      try {
        // Not by `call`: whoever is no longer logged in must not lose the page for it.
        const response = await fetch(path, {
          method: "POST",
          headers: { accept: "application/json", "content-type": "application/json" },
          body: JSON.stringify({ revision, tab, lang, field, hidden: document.hidden, ...more }),
          keepalive: more.leaves,
          signal: more.leaves ? undefined : AbortSignal.any([signal, AbortSignal.timeout(BEAT_MS)]),
        });
        const { code, data } = await response.json();
        if (code !== 200 || more.leaves || signal.aborted) return;
        people.value = data.people;
        form.dispatchEvent(new CustomEvent("draft-version", { detail: data.version }));
      } catch {
        // It is said again with the next beat.
      } finally {
        asking = false;
      }
    };
    let settling: ReturnType<typeof setTimeout> | undefined;
    form.addEventListener("focusin", (event) => {
      const now = fieldOf(event.target as HTMLElement);
      if (now === field || !(now in fields)) return;
      field = now;
      clearTimeout(settling);
      settling = setTimeout(() => void say(), SETTLE_MS);
    }, { signal });
    addEventListener("pagehide", () => void say({ leaves: true }), { signal });
    addEventListener("pageshow", (event) => event.persisted && void say(), { signal });
    document.addEventListener("visibilitychange", () => void say(), { signal });
    addEventListener("online", () => void say(), { signal });
    const off = onLive("presence", (news) => (news.missed || news.id === id) && void say());
    const beat = setInterval(() => void say(), BEAT_MS);
    void say();
    return () => {
      stop.abort();
      off();
      clearInterval(beat);
      clearTimeout(settling);
    };
  }, []);
  const shown = people.value;
  return (
    <ul class="document-present" aria-label={texts.label} aria-live="polite" hidden={shown.length === 0}>
      {shown.map((one) => (
        <li key={`${one.userCode} ${one.since}`}>
          <span class="document-present-dot" aria-hidden="true">{one.fullName.trim().charAt(0)}</span>
          <span>
            <b>{one.self ? texts.self : one.fullName}</b>{" "}
            {fillText(texts.here, { time: clockText(new Date(one.since), locale, zone) })}
            <span class="note">
              {[languages[one.lang], one.field === null ? null : fields[one.field]].filter(Boolean).join(
                " · ",
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The part of the form that an element stands in. */
function fieldOf(element: HTMLElement): string {
  const name = element.getAttribute("name") ?? "";
  const own = element.closest<HTMLElement>("[data-field]")?.dataset.field;
  if (own) return own.split(".", 1)[0]!;
  if (element.closest(".rich-editor")) return "body";
  return name.split(".", 1)[0]!;
}

/** Where a site without TLS gives no `randomUUID`. */
function randomTab(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0"))
    .join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${
    hex.slice(20)
  }`;
}
