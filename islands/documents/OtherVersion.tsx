import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { DocumentText } from "@/engines/documents/types.ts";
import { textOf } from "@/engines/richtext/text_of.ts";
import { call, type TransportTexts } from "../call.ts";

/** A draft as somebody else has saved it. */
interface Theirs {
  version: number;
  texts: readonly DocumentText[];
}

/** Shows what was saved meanwhile beside what is typed here, and lets the writer say which of them stays. */
export function OtherVersion({ readPath, lang, texts, onKeepMine, onTakeTheirs }: {
  readPath: string;
  lang: string;
  texts: TransportTexts & Record<"theirs" | "keepMine" | "takeTheirs", string>;
  /** With the version that is overwritten knowingly. */
  onKeepMine: (version: number) => void;
  onTakeTheirs: () => void;
}) {
  const theirs = useSignal<Theirs | null>(null);
  const said = useSignal("");
  useEffect(() => {
    void call<Theirs>(readPath, undefined, texts).then((outcome) => {
      if (outcome.kind === "done") theirs.value = outcome.data;
      else said.value = outcome.message;
    });
  }, []);
  const text = theirs.value?.texts.find((one) => one.lang === lang);
  return (
    <section class="document-other" aria-label={texts.theirs}>
      <p role="alert">{said.value}</p>
      {theirs.value && (
        <>
          <h3 class="facts-title">{texts.theirs}</h3>
          <p>
            <strong>{text?.title}</strong>
          </p>
          <p class="document-other-text">{text ? textOf(text.body) : ""}</p>
          <button class="btn" type="button" onClick={() => onKeepMine(theirs.value!.version)}>
            {texts.keepMine}
          </button>
          <button class="btn" type="button" onClick={onTakeTheirs}>{texts.takeTheirs}</button>
        </>
      )}
    </section>
  );
}
