import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fillText } from "../fill_text.ts";

export interface TimeLeftProps {
  /** Moment at which an answer is due, ISO 8601. */
  due: string;
  /** As the server says it. */
  text: string;
  /** Minutes of business hours until then when the page was made; below 0: minutes since then. */
  minutes: number;
  /** Whether anybody works now: else the time that is left stands still. */
  runs: boolean;
  /** With `{count}` for the minutes. */
  texts: Record<"left" | "late", string>;
}

/** What is told in minutes goes on by itself; longer spans stay as they are. */
const IN_MINUTES = 120;

/** The time until an answer is due at a node, which goes on while the page is open. */
export function TimeLeft({ due, text, minutes, runs, texts }: TimeLeftProps) {
  const now = useSignal(minutes);
  useEffect(() => {
    const since = Date.now();
    const timer = setInterval(() => {
      if (runs || minutes < 0) now.value = minutes - Math.floor((Date.now() - since) / 60_000);
    }, 5000);
    return () => clearInterval(timer);
  }, [minutes, runs]);
  const shown = now.value;
  const said = shown === minutes || Math.abs(shown) >= IN_MINUTES
    ? text
    : fillText(texts[shown < 0 ? "late" : "left"], { count: String(Math.abs(shown)) });
  return (
    <time class="question-clock" dateTime={due} data-tone={shown < 0 ? "err" : shown <= 10 ? "warn" : "info"}>
      {said}
    </time>
  );
}
