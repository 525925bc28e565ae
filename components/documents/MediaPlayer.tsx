import { bytesHref } from "@/components/files/bytes_href.ts";
import type { Playable } from "@/engines/files/convert/read_media.ts";
import type { Translate } from "@/kernel/texts/texts.ts";

/** Radix of a waveform's characters, and the height it is drawn at. */
const HEIGHTS = 36, HEIGHT = 40;

/** A film or a sound where it stands: the version that every browser plays, or the original with why there is no other. */
export function MediaPlayer({ fileId, name, said, media, t }: {
  fileId: string;
  name: string;
  /** What assistive technology calls it. */
  said: string;
  /** Missing: nothing was asked to be made of it. */
  media: Playable | undefined;
  t: Translate;
}) {
  const { file = null, poster = null, seconds = null, peaks = null, state } = media ?? {};
  const src = file ? bytesHref(file.id, file.name) : bytesHref(fileId, name);
  const isSound = file ? file.kind === "sound" : name.toLowerCase().endsWith(".mp3");
  return (
    <div class="media" data-media={state ?? "original"}>
      {peaks && <Waveform peaks={peaks} />}
      {isSound ? <audio class="file-sound" controls preload="none" src={src} aria-label={said} /> : (
        <video
          class="file-film"
          controls
          preload={poster ? "none" : "metadata"}
          playsInline
          poster={poster ? bytesHref(poster.id, poster.name) : undefined}
          src={src}
          aria-label={said}
        />
      )}
      {seconds !== null && <p class="note">{t("documents.media_length", { length: lengthOf(seconds) })}</p>}
      {(state === "pending" || state === "processing") && <p class="note">{t("documents.media_pending")}</p>}
      {media?.reason && <p class="note">{media.reason}</p>}
    </div>
  );
}

/** How loud a sound is over its length. */
function Waveform({ peaks }: { peaks: string }) {
  const bars = [...peaks].map((peak) => Math.max(1, parseInt(peak, HEIGHTS) / (HEIGHTS - 1) * HEIGHT));
  return (
    <svg
      class="waveform"
      viewBox={`0 0 ${bars.length * 4} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map((bar, place) => (
        <rect key={place} x={place * 4} y={(HEIGHT - bar) / 2} width="3" height={bar} rx="1" />
      ))}
    </svg>
  );
}

/** 0:07, 1:04:09. */
function lengthOf(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
