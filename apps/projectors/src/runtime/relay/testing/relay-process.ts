import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RelayOrders } from './relay-worker.process';

const RUNNER = join(__dirname, '../../../../../../libs/event-store/src/conformance/processes/run-typescript.cjs');

/** Starts a relay in a process of its own; its owner is its process id. */
export async function startRelayProcess(orders: RelayOrders): Promise<ChildProcess> {
  const child = fork(RUNNER, [join(__dirname, 'relay-worker.process.ts')], {
    env: { ...process.env, RELAY_ORDERS: JSON.stringify(orders) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  });
  await once(child, 'message');
  return child;
}
