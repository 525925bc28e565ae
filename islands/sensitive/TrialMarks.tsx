import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Outcome } from "../call.ts";
import { marked, type Piece } from "./marked.ts";

/** The tried text with the words that were found marked in it. */
export function TrialMarks({ form }: { form: string }) {
  const pieces = useSignal<readonly Piece[]>([]);
  useEffect(() => {
    const element = document.getElementById(form);
    const onDone = (event: Event) => {
      const { data } = (event as CustomEvent<
        Outcome<{ hits: { from: number; to: number }[] }> & { kind: "done" }
      >).detail;
      const area = (event.target as HTMLFormElement).elements.namedItem("text") as HTMLTextAreaElement;
      // The places count in the form that browsers send: lines end in CR LF.
      pieces.value = marked(area.value.replaceAll(/\r?\n/g, "\r\n").normalize("NFC"), data.hits);
    };
    element?.addEventListener("tis:done", onDone);
    return () => element?.removeEventListener("tis:done", onDone);
  }, []);
  if (pieces.value.length === 0) return null;
  return (
    <p class="word-trial-text">
      {pieces.value.map((piece, place) =>
        piece.hit ? <mark key={place}>{piece.text}</mark> : <span key={place}>{piece.text}</span>
      )}
    </p>
  );
}
