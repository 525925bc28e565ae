import { clockText, namesText } from "../format.ts";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TransportTexts } from "../call.ts";
import { forgetLocally, keptBeside, keptLocally, type LocalDraft, typedIn } from "./local_draft.ts";
import { type DraftDesk, openDesk } from "./draft_desk.ts";
import type { DraftNews } from "./draft_news.ts";
import { followTitle } from "./follow_title.ts";
import { type Contested, OtherVersion, type OtherVersionTexts } from "./OtherVersion.tsx";

export interface DraftSaverProps {
  /** Id of the form. */
  form: string;
  /** BCP 47, and IANA zone of the reader, for the moment that is told. */
  locale: string;
  zone: string;
  /** Under which this browser keeps what the server does not have yet: of this person and revision; the language comes behind it. */
  localKey: string;
  /** Call that reads the draft as somebody else has saved it, and the language that is written here. */
  readPath: string;
  lang: string;
  /** What the form shows was refused by the server, which has something else. */
  refused: boolean;
  /** Names of fields and of languages by their keys. */
  fields: Record<string, string>;
  languages: Record<string, string>;
  texts:
    & TransportTexts
    & OtherVersionTexts
    & Record<
      | "saving"
      // With `{time}`.
      | "saved"
      | "notSaved"
      | "notSavedField"
      | "ended"
      // With `{why}`.
      | "held"
      | "logIn"
      | "goThere"
      | "closed"
      // With `{fields}`.
      | "taken"
      | "behind"
      | "lacks"
      | "show"
      // With `{time}`.
      | "unsaved"
      // With `{language}`.
      | "unsavedIn"
      | "restore"
      | "discard"
      | "untitled",
      string
    >;
}

/** Saves a draft while it is typed, says when it was saved last, and shows what others have made of it meanwhile. */
export function DraftSaver(props: DraftSaverProps) {
  const { form: id, locale, zone, localKey, lang, fields, languages, texts } = props;
  const kept = useSignal<LocalDraft | null>(null);
  const beside = useSignal<string[]>([]);
  const contested = useSignal<Contested[]>([]);
  const behind = useSignal<string[]>([]);
  const news = useSignal<DraftNews | null>(null);
  const desk = useRef<DraftDesk>();
  const time = (at: Date) => clockText(at, locale, zone);
  const named = (parts: readonly string[]) => namesText(parts.map((part) => fields[part] ?? part), locale);
  useEffect(() => {
    const form = document.getElementById(id) as HTMLFormElement | null;
    if (!form) return;
    const own = localKey + lang;
    const stop = new AbortController();
    const showTitle = followTitle(form, texts.untitled, stop.signal);
    void keptLocally(own, typedIn(form)).then((draft) => kept.value = draft);
    void keptBeside(localKey, own).then((all) => beside.value = all.filter((one) => one in languages));
    const opened = desk.current = openDesk(form, {
      ...props,
      localKey: own,
      label: (part) => fields[part] ?? part,
      tell(now) {
        if (now.kind === "contested") contested.value = now.parts;
        else if (now.kind === "behind") behind.value = now.parts;
        else news.value = now;
        showTitle();
      },
    });
    return () => {
      stop.abort();
      opened.close();
    };
  }, []);
  const now = news.value;
  return (
    <>
      <span class="text-ink-2" role="status" data-draft-state={now?.kind}>
        {now && said(now, texts, time)}
        {now?.kind === "taken" && texts.taken.replace("{fields}", () => named(now.parts))}
      </span>
      {(now?.kind === "ended" || now?.kind === "held") && (
        <a class="link" href={location.href} target="_blank" rel="noopener">
          {now.kind === "held" ? texts.goThere : texts.logIn}
        </a>
      )}
      {behind.value.length > 0 && (
        <div class="notice notice-warn document-unsaved" role="alert">
          <span>{texts.behind.replace("{fields}", () => named(behind.value))}</span>
          <button class="btn" type="button" onClick={() => void desk.current!.reload()}>{texts.show}</button>
        </div>
      )}
      {kept.value && (
        <div class="notice notice-warn document-unsaved" role="alert">
          <span>{texts.unsaved.replace("{time}", () => time(new Date(kept.value!.at)))}</span>
          <button
            class="btn"
            type="button"
            onClick={() => {
              const draft = kept.value!;
              kept.value = null;
              void desk.current!.restore(draft);
            }}
          >
            {texts.restore}
          </button>
          <button
            class="btn btn-quiet"
            type="button"
            onClick={() => {
              forgetLocally(localKey + lang);
              kept.value = null;
            }}
          >
            {texts.discard}
          </button>
        </div>
      )}
      {beside.value.map((other) => (
        <div key={other} class="notice notice-warn document-unsaved">
          <a class="link" href={hrefIn(other)}>
            {texts.unsavedIn.replace("{language}", () => languages[other]!)}
          </a>
        </div>
      ))}
      {contested.value.length > 0 && (
        <OtherVersion
          // Drawn anew for another question.
          key={contested.value.map(({ part, theirs }) => part + theirs).join()}
          parts={contested.value}
          texts={texts}
          onDecide={(choices) => {
            contested.value = [];
            void desk.current!.decide(choices);
          }}
        />
      )}
    </>
  );
}

/** The same page for the text in another language. */
function hrefIn(lang: string): string {
  const url = new URL(location.href);
  url.searchParams.set("lang", lang);
  return url.href;
}

function said(news: DraftNews, texts: DraftSaverProps["texts"], time: (at: Date) => string): string {
  switch (news.kind) {
    case "saving":
      return texts.saving;
    case "saved":
      return texts.saved.replace("{time}", () => time(new Date(news.at)));
    case "refused":
      return news.message || texts.notSavedField;
    case "lost":
      return texts.notSaved;
    case "ended":
      return texts.ended;
    case "held":
      return texts.held.replace("{why}", () => news.message);
    case "closed":
      return texts.closed;
    default:
      return "";
  }
}
