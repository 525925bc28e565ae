/**
 * Hands over what a process says on both of its streams, as it says it.
 *
 * @returns once it says no more
 */
export async function hear(
  { stdout, stderr }: Deno.ChildProcess,
  take: (text: string) => void,
): Promise<void> {
  await Promise.all([stdout, stderr].map(async (stream) => {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) take(text);
  }));
}
