/** An event of a stream; null stands for a sign of life without one. */
export type Frame = { event: string; data: unknown } | null;

/** Reads server-sent events whose data is JSON in one line, as edge/live.ts writes them (HTML standard, section 9.2.5). */
export async function* readFrames(body: ReadableStream<Uint8Array>): AsyncGenerator<Frame> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (true) {
      const { value, done } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const frames = text.split("\n\n");
      text = frames.pop()!;
      for (const frame of frames) yield frameOf(frame);
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

function frameOf(text: string): Frame {
  const event = text.match(/^event: (.*)$/m)?.[1];
  const data = text.match(/^data: (.*)$/m)?.[1];
  return event && data ? { event, data: JSON.parse(data) } : null;
}
