import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type PlotWords, RunPlot } from "@/components/diagnosis/RunPlot.tsx";
import type { Run, RunMark, Sample } from "@/services/diagnosis/runs/types.ts";
import { ask } from "../ask.ts";
import type { TransportTexts } from "../call.ts";
import { numberText } from "../format.ts";
import { showAnew } from "../parts/show_anew.ts";
import { onLive } from "../live/live.ts";

/** Where nobody tells of new values, they are asked for this often, ms. */
const LOOK_MS = 1500;

const isOver = (state: Run["state"]) => state === "done" || state === "failed" || state === "timed-out";

/** The plots of a run, drawn on as values come. Without script they are as the server drew them. */
export function RunPlots({ run, compared, words, marksWord, transport, tag }: {
  run: Run;
  compared: readonly Sample[];
  words: PlotWords;
  marksWord: string;
  transport: TransportTexts;
  /** Language of the numbers, BCP 47. */
  tag: string;
}) {
  const samples = useSignal<readonly Sample[]>(run.samples);
  const marks = useSignal<readonly RunMark[]>(run.marks);
  useEffect(() => {
    if (isOver(run.state)) return;
    let asking = false, ended = false;
    const look = async () => {
      if (asking || ended) return;
      asking = true;
      const after = samples.value.at(-1)?.place ?? 0;
      const outcome = await ask("get /tis/vds/runs/{run}", { run: run.id, after }, transport);
      asking = false;
      if (outcome.kind !== "done") return;
      const { data } = outcome;
      samples.value = [...samples.value, ...data.samples];
      marks.value = data.marks;
      if (isOver(data.state)) {
        ended = true;
        // What can be done now is drawn by the server.
        void showAnew();
      }
    };
    const off = onLive("diagnosis", ({ id, missed }) => {
      if (missed || id === run.id) void look();
    });
    const timer = setInterval(() => void look(), LOOK_MS);
    const form = document.getElementById("mark") as HTMLFormElement | null;
    // What was noted stands among the marks now.
    const empty = () => form?.reset();
    form?.addEventListener("tis:done", empty);
    return () => {
      off();
      form?.removeEventListener("tis:done", empty);
      clearInterval(timer);
    };
  }, []);
  const number = (value: number) => numberText(value, tag);
  return (
    <>
      <div class="vds-plots">
        {run.signals.map((signal) => (
          <RunPlot
            key={signal.identifier}
            signal={signal}
            samples={samples.value}
            marks={marks.value}
            compared={compared}
            words={words}
            number={number}
          />
        ))}
      </div>
      {marks.value.length > 0 && (
        <section aria-label={marksWord}>
          <h3>{marksWord}</h3>
          <ul class="vds-marks">
            {marks.value.map((mark, index) => (
              <li key={index}>
                <span class="mono">{`${number(Math.round(mark.seconds * 10) / 10)}\u00a0s`}</span> {mark.note}
                {" "}
                <span class="note">{mark.madeBy}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
