// Asks the process of this container whether it is ready; for the container's health check.
const [port] = Deno.args;
const response = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null);
await response?.body?.cancel();
Deno.exit(response?.ok ? 0 : 1);
