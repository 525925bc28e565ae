/** An answer that was read and cannot be meant for what was handed over; the message is the reason's code. */
export class UnexpectedAnswer extends Error {
  override name = "UnexpectedAnswer";
}
