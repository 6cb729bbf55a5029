// Holds one Postgres for as long as its own standard input stays open. The pipe closes when the parent ends, however it
// ends, so that the database never outlives whoever started it. The first line says what to start.
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from './cluster.mjs';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let wanted;
let stopping;
let starting = Promise.resolve(undefined);

function stop() {
  stopping ??= (async () => {
    const cluster = await starting.catch(() => undefined);
    await cluster?.stop();
    if (wanted?.temporary) await cluster?.remove();
    process.exit(0);
  })();
}

async function keepRunning() {
  let port = wanted.port;
  for (let failures = 0; stopping === undefined;) {
    const startedAt = Date.now();
    starting = startCluster({ ...wanted, port });
    const cluster = await starting;
    port = cluster.port;
    say({ ready: true, port, pid: cluster.pid, folder: cluster.folder });
    const code = await cluster.exited;
    if (stopping !== undefined) return;
    say({ ended: true, code });
    failures = Date.now() - startedAt > 60_000 ? 0 : failures + 1;
    if (failures > 5) throw new Error('the database ended six times within a minute each');
    await pause(Math.min(100 * 2 ** failures, 5000));
  }
}

function begin(line) {
  wanted = JSON.parse(line);
  keepRunning().catch((error) => {
    if (stopping !== undefined) return;
    say({ failed: error instanceof Error ? error.message : String(error) });
    process.exitCode = 1;
    process.stdin.destroy();
  });
}

process.stdout.on('error', stop);
process
  .on('SIGTERM', stop)
  .on('SIGINT', () => undefined)
  .on('SIGHUP', () => undefined);
createInterface({ input: process.stdin }).once('line', begin).once('close', stop);
