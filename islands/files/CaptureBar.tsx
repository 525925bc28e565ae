import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "@/components/Icon.tsx";
import { fillText } from "../fill_text.ts";
import type { PlaceRule } from "./check_file.ts";
import { canRecord, LONGEST_SECONDS, type Recording, startRecording } from "./record_sound.ts";

/** Words of the buttons and of a running recording; `running` holds `{time}` and `{most}`, `name` is what a sound is called. */
export type CaptureTexts = Record<
  "picture" | "film" | "sound" | "stop" | "cancel" | "denied" | "silent" | "name" | "running",
  string
>;

/** Has the device make a file: pictures and films by its camera's own program, sounds by the microphone right here. */
export function CaptureBar({ rule, texts, onFiles }: {
  rule: PlaceRule;
  texts: CaptureTexts;
  onFiles: (files: Iterable<File> | null) => void;
}) {
  const takes = (ending: string) => rule.extensions.includes(ending);
  return (
    <div class="capture-bar">
      {takes(".jpg") && (
        <ByCamera accept="image/jpeg,image/png" icon="camera" label={texts.picture} onFiles={onFiles} />
      )}
      {takes(".mp4") && <ByCamera accept="video/mp4" icon="video" label={texts.film} onFiles={onFiles} />}
      {takes(".mp4") && canRecord() && <BySound texts={texts} onFile={(file) => onFiles([file])} />}
    </div>
  );
}

/** Only touch devices have a camera's program behind it: elsewhere it would be a second chooser of files. */
function ByCamera({ accept, icon, label, onFiles }: {
  accept: string;
  icon: string;
  label: string;
  onFiles: (files: Iterable<File> | null) => void;
}) {
  return (
    <label class="btn capture-by-camera">
      <Icon name={icon} /> {label}
      <input
        class="off-screen"
        type="file"
        accept={accept}
        capture="environment"
        onChange={(event) => {
          const field = event.currentTarget;
          onFiles(field.files);
          field.value = "";
        }}
      />
    </label>
  );
}

function BySound({ texts, onFile }: { texts: CaptureTexts; onFile: (file: File) => void }) {
  const recording = useRef<Recording | null>(null);
  const seconds = useSignal<number | null>(null);
  const fault = useSignal("");
  useEffect(() => () => recording.current?.cancel(), []);
  const end = (file: File | null) => {
    recording.current = null;
    seconds.value = null;
    if (file === null) return;
    if (file.size === 0) fault.value = texts.silent;
    else onFile(file);
  };
  const begin = async () => {
    fault.value = "";
    try {
      recording.current = await startRecording(texts.name, (now) => seconds.value = now, end);
      seconds.value = 0;
    } catch {
      fault.value = texts.denied;
    }
  };
  if (seconds.value === null) {
    return (
      <>
        <button class="btn" type="button" onClick={() => void begin()}>
          <Icon name="mic" /> {texts.sound}
        </button>
        <span class="field-error" role="alert">{fault.value}</span>
      </>
    );
  }
  return (
    <>
      <button class="btn btn-danger" type="button" onClick={() => recording.current?.stop()}>
        <Icon name="square" /> {texts.stop}
      </button>
      <button class="btn btn-quiet" type="button" onClick={() => recording.current?.cancel()}>
        {texts.cancel}
      </button>
      <span class="capture-clock num" role="timer">
        {fillText(texts.running, { time: clock(seconds.value), most: clock(LONGEST_SECONDS) })}
      </span>
    </>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, "0")}`;
}
