/** The part of a picture's options that makes noise. */
interface NoiseOptions {
  createNoiseType?: string;
  createNoiseMean?: number;
  createNoiseSigma?: number;
  createBackground?: number[];
}

/** A photograph of the demo has grain by chance, so that its size would be another each time: it gets an even grey instead. */
export async function drawNoNoise(): Promise<void> {
  const { default: sharp } = await import("sharp");
  const drawn = sharp.prototype as unknown as {
    options: { input: NoiseOptions };
    toBuffer(...given: unknown[]): unknown;
  };
  const toBuffer = drawn.toBuffer;
  drawn.toBuffer = function (...given) {
    const { input } = this.options;
    if (input.createNoiseType) {
      delete input.createNoiseType;
      delete input.createNoiseMean;
      delete input.createNoiseSigma;
      input.createBackground = [128, 128, 128, 255];
    }
    return toBuffer.apply(this, given);
  };
}
