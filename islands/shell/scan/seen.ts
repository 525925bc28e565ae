/** What is looked at: a frame of a film, or a picture. */
export type Seen = HTMLVideoElement | ImageBitmap;

/** Reads the code in what is seen; null when there is none. */
export type CodeReader = (seen: Seen) => Promise<string | null>;
