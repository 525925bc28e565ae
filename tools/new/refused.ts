/** What was asked for cannot be written; the message says why and what to do. Nothing was touched. */
export class Refused extends Error {
  override name = "Refused";
}
