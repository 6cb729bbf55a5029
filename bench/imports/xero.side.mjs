// The stand-in of Xero in a process of its own, as `npm start` runs it.
import { createRequire } from 'node:module';
import { serve } from '../machine/serve.mjs';

const require = createRequire(import.meta.url);
const { startXeroSandbox } = require('../../apps/sandbox/dist/xero/index.js');

let sandbox;
const control = async (method, body) =>
  (
    await fetch(`${sandbox.address}/_sandbox/limits`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  ).json();

serve({
  async start() {
    sandbox = await startXeroSandbox();
    return { address: sandbox.address, client: sandbox.client };
  },

  lift: (lifted) => control('PUT', { lifted }),

  /** How often a limit was broken. */
  async breaches() {
    const { breaches } = await control('GET');
    return Object.values(breaches).reduce((sum, times) => sum + times, 0);
  },

  stop: () => sandbox.close(),
});
