/** Geometry of slide-to-verify: the picture is as wide as the page allows, answers are px of the picture as drawn. */
export interface Track {
  /** Width of the picture as drawn, px. */
  picture: number;
  /** Width of the piece as drawn, px. */
  piece: number;
  /** Width of the picture on the page, px. */
  shown: number;
}

/** Largest position of the piece's left edge, px of the picture. */
export function endOf({ picture, piece }: Track): number {
  return picture - piece;
}

/** Position after the pointer has moved by so many px of the page; within the track, whole px. */
export function dragged(track: Track, from: number, movedOnPage: number): number {
  const scale = track.shown > 0 ? track.picture / track.shown : 1;
  return clamp(track, Math.round(from + movedOnPage * scale));
}

/** The nearest position on the track. */
function clamp(track: Track, position: number): number {
  return Math.min(endOf(track), Math.max(0, position));
}

/** How far along the track a position is, 0 to 1. */
export function shareOf(track: Track, position: number): number {
  const end = endOf(track);
  return end > 0 ? clamp(track, position) / end : 0;
}
