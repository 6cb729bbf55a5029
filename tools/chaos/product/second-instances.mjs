import { setTimeout as pause } from 'node:timers/promises';
import { anyPort } from '../../../deploy/local/supervisor/ports.mjs';
import { processes, workerAmong } from './processes.mjs';
import { keepSecondInstance } from './second-instance.mjs';

const PATIENCE = 120_000;

/** A second API and a second process of projectors beside the product's own: `{ api, projectors, address, stop }`. */
export async function startSecondInstances({ product, logFile, stopping }) {
  const [port, health] = [await anyPort(), await anyPort()];
  const all = await processes();
  const secondOf = (name, differences) =>
    keepSecondInstance({ name, first: workerAmong(all, product.supervisorPid, name), differences, logFile });
  const api = await secondOf('api', { KEELSON_PORT: String(port) });
  const projectors = await secondOf('projectors', { KEELSON_PROJECTORS_HEALTH_PORT: String(health) });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(`${address}/api/health/ready`, stopping);
  return { api, projectors, address, stop: () => Promise.all([api.stop(), projectors.stop()]) };
}

async function untilReady(url, stopping) {
  const deadline = Date.now() + PATIENCE;
  while (!stopping()) {
    const ready = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    if (Date.now() > deadline) throw new Error(`The second API does not answer at ${url}.`);
    await pause(100);
  }
}
