import { isResumable, type Sending, sendSmall, type Transfer } from "./send_small.ts";

/** Sends a small file in one request, a larger one so that it can be taken up again: that way's script is fetched when it is needed first. */
export async function sendFile(sending: Sending): Promise<Transfer> {
  if (!isResumable(sending.file)) return sendSmall(sending);
  const { sendResumable } = await import("./send_resumable.ts");
  return sendResumable(sending);
}
