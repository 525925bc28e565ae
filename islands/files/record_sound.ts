/** Longest sound that is recorded here, seconds. */
export const LONGEST_SECONDS = 300;

/** What the places of files take that browsers record: MP4, with whichever of these the browser has. */
const TYPES = ["audio/mp4", "audio/mp4;codecs=mp4a.40.2", "audio/mp4;codecs=opus"];

function recordedType(): string | undefined {
  return typeof MediaRecorder === "undefined"
    ? undefined
    : TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/** Whether this browser records what can be attached; a page without TLS is given no microphone. */
export function canRecord(): boolean {
  return recordedType() !== undefined && navigator.mediaDevices?.getUserMedia !== undefined;
}

/** A sound that is being recorded. */
export interface Recording {
  /** Ends it and hands it over. */
  stop(): void;
  /** Ends it and drops it. */
  cancel(): void;
}

/**
 * Records a sound by the microphone. Voices are not what matters here: nothing is taken out as noise.
 *
 * @param name what it is called, before its time
 * @param onEnd with the sound, or null where it was dropped
 * @throws DOMException where the microphone is not there or not allowed
 */
export async function startRecording(
  name: string,
  onTick: (seconds: number) => void,
  onEnd: (file: File | null) => void,
): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });
  const recorder = new MediaRecorder(stream, { mimeType: recordedType() });
  const pieces: Blob[] = [];
  const began = Date.now();
  let isDropped = false;
  const end = () => recorder.state !== "inactive" && recorder.stop();
  const ticks = setInterval(() => {
    const seconds = (Date.now() - began) / 1000;
    onTick(seconds);
    if (seconds >= LONGEST_SECONDS) end();
  }, 250);
  recorder.addEventListener("dataavailable", ({ data }) => data.size > 0 && pieces.push(data));
  recorder.addEventListener("stop", () => {
    clearInterval(ticks);
    for (const track of stream.getTracks()) track.stop();
    onEnd(
      isDropped ? null : new File(pieces, `${name} ${stamp(new Date(began))}.mp4`, { type: "audio/mp4" }),
    );
  });
  recorder.start();
  return {
    stop: end,
    cancel() {
      isDropped = true;
      end();
    },
  };
}

/** 2026-05-04 10.32.07: no sign that a name of a file must not have. */
function stamp(at: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(".")}`;
}
