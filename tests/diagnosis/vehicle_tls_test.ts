import assert from "node:assert/strict";
import { join } from "node:path";
import { DoipConnection } from "@/services/diagnosis/doip/connection.ts";
import { DoipFailed } from "@/services/diagnosis/doip/failed.ts";
import { UdsTester } from "@/services/diagnosis/uds/tester.ts";
import { BMS, runningVehicle } from "./running_vehicle.ts";

/** A certificate for this machine, signed by an authority of its own. */
async function certificate() {
  const folder = await Deno.makeTempDir();
  const at = (name: string) => join(folder, name);
  const openssl = async (...args: string[]) => {
    const run = new Deno.Command("openssl", { args, stdout: "null", stderr: "piped" });
    const { success, stderr } = await run.output();
    if (!success) throw new Error(new TextDecoder().decode(stderr));
  };
  const made = ["req", "-newkey", "rsa:2048", "-nodes", "-keyout"];
  await openssl(...made, at("ca.key"), "-x509", "-days", "2", "-subj", "/CN=tests", "-out", at("ca.pem"));
  await openssl(...made, at("car.key"), "-subj", "/CN=car", "-out", at("car.csr"));
  await Deno.writeTextFile(at("names"), "subjectAltName=DNS:localhost,IP:127.0.0.1");
  const signing = ["-CA", at("ca.pem"), "-CAkey", at("ca.key"), "-CAcreateserial", "-days", "2"];
  await openssl(
    "x509",
    "-req",
    "-in",
    at("car.csr"),
    ...signing,
    "-extfile",
    at("names"),
    "-out",
    at("car.pem"),
  );
  return {
    ca: await Deno.readTextFile(at("ca.pem")),
    cert: await Deno.readTextFile(at("car.pem")),
    key: await Deno.readTextFile(at("car.key")),
  };
}

Deno.test("over TLS a vehicle is diagnosed by who trusts its certificate, and by nobody else", async () => {
  const { ca, cert, key } = await certificate();
  using car = await runningVehicle({}, { tls: { cert, key } });
  const port = car.entity.tlsPort!;
  const connection = await DoipConnection.open({ hostname: "localhost", port, tls: { caCerts: [ca] } });
  const tester = new UdsTester(connection);
  const { data } = await tester.request(BMS, { service: "readDataByIdentifier", identifiers: [0xf191] });
  assert.equal(new TextDecoder().decode(data.subarray(2)).trim(), "BMS-HW02");
  connection.close();
  await assert.rejects(
    DoipConnection.open({ hostname: "localhost", port, tls: {} }),
    (error) => error instanceof DoipFailed && error.failure === "not-reached",
  );
  await assert.rejects(
    DoipConnection.open({ hostname: "localhost", port, timers: { control: 300 } }),
    DoipFailed,
  );
});

Deno.test("a vehicle that takes the connection and never answers over TLS is not reached", async () => {
  using silent = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const taken = silent.accept();
  await assert.rejects(
    DoipConnection.open({
      ...{ hostname: "localhost", port: silent.addr.port },
      ...{ tls: {}, timers: { connect: 200 } },
    }),
    (error) => error instanceof DoipFailed && error.failure === "not-reached",
  );
  (await taken).close();
});
