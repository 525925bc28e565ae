import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { call, type TransportTexts } from "../call.ts";
import { namesText } from "../format.ts";

/** How often a page that is answering says so, ms; the server forgets it after 20 s. */
const BEAT_MS = 8000;

/** Says to the others that an answer is being written in a form, from the first letter on until it is sent or given up, and names those who write one too. */
export function Answering({ form: formId, url, texts }: {
  form: string;
  url: string;
  texts: TransportTexts & Record<"answering", string>;
}) {
  const people = useSignal<string[]>([]);
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    const field = form?.elements.namedItem("body");
    if (!form || !(field instanceof HTMLTextAreaElement)) return;
    const stop = new AbortController();
    const tab = crypto.randomUUID();
    let last = 0;
    let isThere = false;
    const say = async (leaves: boolean) => {
      isThere = !leaves;
      last = Date.now();
      const outcome = await call<{ people: string[] }>(url, leaves ? { tab, leaves } : { tab }, texts, {});
      if (outcome.kind === "done" && !leaves) people.value = outcome.data.people;
    };
    const isWriting = () => field.value.trim() !== "";
    field.addEventListener("input", () => {
      if (isWriting() && Date.now() - last > BEAT_MS) void say(false);
      if (!isWriting() && isThere) void say(true);
    }, { signal: stop.signal });
    const timer = setInterval(() => {
      if (isThere && isWriting() && document.activeElement === field) void say(false);
    }, BEAT_MS);
    const leave = () => {
      if (!isThere) return;
      isThere = false;
      void fetch(url, {
        method: "POST",
        keepalive: true,
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ tab, leaves: true }),
      }).catch(() => {});
    };
    addEventListener("pagehide", leave, { signal: stop.signal });
    return () => {
      stop.abort();
      clearInterval(timer);
      leave();
    };
  }, []);
  return (
    <p class="field-hint" role="status" data-answering="">
      {people.value.length > 0 &&
        `${texts.answering} ${namesText(people.value, document.documentElement.lang)}`}
    </p>
  );
}
