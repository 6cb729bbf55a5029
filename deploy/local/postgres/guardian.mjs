// Holds one Postgres for as long as its own standard input stays open. The pipe closes when the parent ends, however it
// ends, so that the database never outlives its starter. The first line says what to start.
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { startCluster } from './cluster.mjs';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const textOf = (error) => (error instanceof Error ? error.message : String(error));
const STEADY = 10_000;
const LONGEST_PAUSE = 5000;
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

// A database that has answered before is started again however often it ends: what it holds is wanted. Postgres refuses
// to start as long as a query of a killed server still runs on the same files, so that such a start may fail at first.
async function keepRunning() {
  let port = wanted.port;
  let wasReady = false;
  for (let failures = 0; stopping === undefined;) {
    const startedAt = Date.now();
    let code;
    try {
      starting = startCluster({ ...wanted, port });
      const cluster = await starting;
      port = cluster.port;
      wasReady = true;
      say({ ready: true, port, pid: cluster.pid, folder: cluster.folder });
      code = await cluster.exited;
    } catch (error) {
      if (!wasReady) throw error;
      code = textOf(error);
    }
    if (stopping !== undefined) return;
    say({ ended: true, code });
    failures = Date.now() - startedAt > STEADY ? 0 : failures + 1;
    await pause(Math.min(100 * 2 ** failures, LONGEST_PAUSE));
  }
}

function begin(line) {
  wanted = JSON.parse(line);
  keepRunning().catch((error) => {
    if (stopping !== undefined) return;
    say({ failed: textOf(error) });
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
