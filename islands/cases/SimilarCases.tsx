import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { SimilarCase } from "@/services/cases/similar_cases.ts";
import { ask } from "../ask.ts";
import type { TransportTexts } from "../call.ts";

/** As much of what is typed as is compared, characters. */
const LONGEST_WORDS = 600;
/** A pause in typing before the server is asked, ms. */
const PAUSE_MS = 500;

export interface SimilarCasesProps {
  /** Id of the form that is written in. */
  form: string;
  /** Number of the case that is being written. */
  id: number;
  basePath: string;
  /** As the page was drawn. */
  found: readonly SimilarCase[];
  texts: TransportTexts & Record<"none" | "excellent", string>;
}

/** Published cases like the one that is being written, asked for anew while words, fault codes and parts are chosen. Without script those of the last save. */
export function SimilarCases({ form: formId, id, basePath, found, texts }: SimilarCasesProps) {
  const shown = useSignal<readonly SimilarCase[]>(found);
  const live = useSignal(false);
  useEffect(() => {
    const form = document.getElementById(formId) as HTMLFormElement | null;
    if (!form) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = new AbortController();
    let last = JSON.stringify(soFar(form));
    const look = async () => {
      const so = soFar(form);
      const key = JSON.stringify(so);
      if (key === last) return;
      last = key;
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      const outcome = await ask("get /tis/similar-cases", { id, ...so }, texts, { signal });
      if (!signal.aborted && outcome.kind === "done") shown.value = outcome.data.records;
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), PAUSE_MS);
    };
    for (const type of ["input", "change"]) form.addEventListener(type, later, { signal: stop.signal });
    live.value = true;
    return () => {
      stop.abort();
      asked.abort();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div data-live={live.value ? "" : undefined} aria-live="polite" data-similar="">
      {shown.value.length === 0 ? <p class="note">{texts.none}</p> : (
        <ul class="use-list">
          {shown.value.map((one) => (
            <li key={one.id}>
              <a href={`${basePath}/${one.link}`} target="_blank" rel="noopener" aria-current="false">
                <span class="mono">{one.code}</span> {one.title}
              </a>
              <small>
                {[...one.excellent ? [texts.excellent] : [], ...one.reasons.map(({ text }) => text)].join(
                  " · ",
                )}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the form has of what cases are compared by. */
function soFar(form: HTMLFormElement) {
  const typed = [...new FormData(form)].filter((one): one is [string, string] => typeof one[1] === "string");
  const all = (test: (name: string) => boolean) =>
    typed.filter(([name, value]) => test(name) && value !== "").map((one) => one[1]);
  return {
    seriesCode: all((name) => name === "seriesCode")[0],
    symptoms: all((name) => name === "symptoms"),
    dtcCodes: [
      ...all((name) => name === "dtcCodes").flatMap((text) => text.split(/[\s,;，；]+/)).filter(Boolean),
      ...all((name) => /^checks\.\d+\.dtcCode$/.test(name)),
    ],
    parts: all((name) => /^parts\.\d+\.partCode$/.test(name)),
    words: all((name) => name === "title" || name === "faultText").join("\n").slice(0, LONGEST_WORDS),
  };
}
