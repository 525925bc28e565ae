import { z } from "zod";
import type { DoipEntity } from "./entity.ts";
import { condition, fault } from "./faults.ts";

const command = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("arm"), fault }),
  z.strictObject({ do: z.literal("disarm") }),
  z.strictObject({ do: z.literal("set"), condition, on: z.boolean() }),
  z.strictObject({ do: z.literal("cycle") }),
  z.strictObject({ do: z.literal("lose-power"), milliseconds: z.int().min(1).max(600_000) }),
]);

/**
 * The control call of the simulator, on loopback alone: `GET /` tells the vehicles, `POST /<VIN>` does a command to one.
 */
export function serveControl(entities: readonly DoipEntity[], port: number): Deno.HttpServer<Deno.NetAddr> {
  return Deno.serve({ hostname: "127.0.0.1", port, onListen: () => {} }, async (request) => {
    const path = new URL(request.url).pathname.slice(1);
    if (request.method === "GET" && path === "") return Response.json(entities.map(stateOf));
    const entity = entities.find(({ vehicle }) => vehicle.vin === path);
    if (request.method !== "POST" || !entity) {
      return Response.json({ error: "no such vehicle" }, { status: 404 });
    }
    const asked = command.safeParse(await request.json().catch(() => null));
    if (!asked.success) return Response.json({ error: z.prettifyError(asked.error) }, { status: 400 });
    run(entity, asked.data);
    return Response.json(stateOf(entity));
  });
}

function run(entity: DoipEntity, asked: z.infer<typeof command>): void {
  const { vehicle } = entity;
  switch (asked.do) {
    case "arm":
      return vehicle.faults.arm(asked.fault);
    case "disarm":
      return vehicle.faults.clear();
    case "set":
      if (asked.on) vehicle.conditions.add(asked.condition);
      else vehicle.conditions.delete(asked.condition);
      return;
    case "cycle":
      return vehicle.restart();
    case "lose-power":
      return entity.losePower(asked.milliseconds);
  }
}

function stateOf({ vehicle, port, tlsPort, isPowered, sockets }: DoipEntity) {
  return {
    vin: vehicle.vin,
    port,
    tlsPort,
    isPowered,
    testers: [...sockets].flatMap(({ tester }) => tester === null ? [] : [tester]),
    conditions: [...vehicle.conditions],
    faults: vehicle.faults.list,
    ecus: vehicle.ecus.map(({ design, program, session }) => ({
      code: design.code,
      address: design.address,
      session,
      software: program.version,
      programState: program.state,
      written: program.written,
    })),
  };
}
