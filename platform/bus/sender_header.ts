import type { IHeaders } from "kafkajs";

/** Header of Kafka's messages with the name of the database that sent them. */
export const SENDER_HEADER = "tis-sender";

/** What a message says of who sent it; null: nothing, as those of partners and of versions before. */
export function senderOf(headers: IHeaders | undefined): string | null {
  return headers?.[SENDER_HEADER]?.toString() ?? null;
}
