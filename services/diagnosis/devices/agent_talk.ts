import type { Ctx } from "@/kernel/ctx.ts";
import { AGENT_VERSION, CLOSED } from "../agent_messages.ts";
import { takeAnswer, takeBegun, takeProgress } from "../course/take_answer.ts";
import { type AgentConnection, send } from "./agent_connection.ts";
import { readMessage } from "./read_message.ts";
import { commandsFor, commandsToStop, connectDevice, keepAlive } from "./take_messages.ts";

/** What talking with an agent needs of the one that holds its socket. */
export interface AgentTalk {
  ctx: () => Ctx;
  heartbeatMs: number;
  /** False: its socket has been given up. */
  isOpen(connection: AgentConnection): boolean;
  /** Closes its socket, saying why. */
  refuse(connection: AgentConnection, code: number, reason: string): void;
}

/** Takes a message of an agent, and answers where it is answered. */
export async function hearAgent(
  talk: AgentTalk,
  connection: AgentConnection,
  data: unknown,
): Promise<void> {
  // What was under way when its socket was given up; what counts comes again by the next one.
  if (!talk.isOpen(connection)) return;
  const message = readMessage(data);
  if (!message) return talk.refuse(connection, CLOSED.unreadable, "unreadable");
  connection.heardAt = performance.now();
  const { device: { id: deviceId, serial }, connectionId } = connection;
  const ctx = talk.ctx();
  if (message.type === "hello") {
    if (message.device !== serial) {
      return talk.refuse(connection, CLOSED.revoked, "another device's token");
    }
    if (!await connectDevice(ctx, { deviceId, connectionId, agentVersion: message.version })) {
      return talk.refuse(connection, CLOSED.revoked, "revoked");
    }
    connection.greeted = true;
    send(connection, {
      type: "welcome",
      heartbeatMs: talk.heartbeatMs,
      at: ctx.clock().toISOString(),
      latestVersion: message.version === AGENT_VERSION ? null : AGENT_VERSION,
    });
    return await tellAgent(talk, connection);
  }
  if (!connection.greeted) return talk.refuse(connection, CLOSED.unreadable, "hello comes first");
  switch (message.type) {
    case "heartbeat":
      await keepAlive(ctx, { deviceId, connectionId, vin: message.vehicle });
      return await tellAgent(talk, connection);
    case "begun":
      return await takeBegun(ctx, deviceId, message);
    case "progress":
      return await takeProgress(ctx, deviceId, message);
    case "result":
      // Whatever became of it, what is kept or can never be kept need not come again.
      await takeAnswer(ctx, deviceId, message);
      return send(connection, { type: "ack", id: message.id });
  }
}

/** Sends what waits for the device, and ends a socket that does not count any more. */
export async function tellAgent(talk: AgentTalk, connection: AgentConnection): Promise<void> {
  if (!connection.greeted || !talk.isOpen(connection)) return;
  const { device: { id: deviceId }, connectionId } = connection;
  const commands = await commandsFor(talk.ctx(), { deviceId, connectionId });
  if (commands === null) return talk.refuse(connection, CLOSED.replaced, "replaced or revoked");
  for (const command of commands) {
    if (connection.sent.has(command.id)) continue;
    connection.sent.add(command.id);
    send(connection, command);
  }
  for (const id of await commandsToStop(talk.ctx(), deviceId)) {
    if (connection.stopped.has(id)) continue;
    connection.stopped.add(id);
    send(connection, { type: "stop", id });
  }
}
