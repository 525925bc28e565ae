/** Rounds of the search for ink and paper; it settles after a few. */
const ROUNDS = 24;
/** How far from paper towards ink a pixel must be to count as ink: fine grey lines stay, the grain of a scan does not. */
const TOWARDS_INK = 0.25;

/**
 * Which pixels of a drawing are ink, a byte each, 1 where they are.
 *
 * @param grey brightness 0-255 of each pixel
 * @param threshold brightest value that is ink; 0 finds it between ink and paper
 */
export function inkOf(grey: Uint8Array, threshold: number): Uint8Array {
  const limit = threshold || thresholdOf(grey);
  return grey.map((value) => value <= limit ? 1 : 0);
}

/** Brightest value that counts as ink: near the paper, where the two brightnesses a drawing is made of are told apart. */
export function thresholdOf(grey: Uint8Array): number {
  const histogram = new Uint32Array(256);
  for (const value of grey) histogram[value]!++;
  let ink = histogram.findIndex((count) => count > 0);
  let paper = histogram.findLastIndex((count) => count > 0);
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (ink + paper) / 2;
    const [dark, light] = [meanOf(histogram, 0, middle), meanOf(histogram, middle, 256)];
    if (dark === null || light === null) break;
    [ink, paper] = [dark, light];
  }
  paper = commonest(histogram, Math.round((ink + paper) / 2));
  return Math.round(paper - (paper - ink) * TOWARDS_INK);
}

/** Mean brightness from `from` up to but not including `to`; null when no pixel has it. */
function meanOf(histogram: Uint32Array, from: number, to: number): number | null {
  let [weight, sum] = [0, 0];
  for (let value = Math.ceil(from); value < to; value++) {
    // The square root keeps a large white sheet from drowning what is drawn on it.
    const root = Math.sqrt(histogram[value]!);
    weight += root;
    sum += root * value;
  }
  return weight > 0 ? sum / weight : null;
}

/** The brightness that most pixels have, from `from` on: the paper, without the soft edges of what is drawn on it. */
function commonest(histogram: Uint32Array, from: number): number {
  let best = from;
  for (let value = from; value < 256; value++) if (histogram[value]! > histogram[best]!) best = value;
  return best;
}
