// Holds one broker for as long as its own standard input stays open: the pipe closes when the starter ends, however it
// ends. The first line says what to start, each further one `kill` or `start`; each is answered by a line.
import { createInterface } from 'node:readline';
import { startBroker } from './broker.mjs';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let starting;
let turn = Promise.resolve();

const answered = (work) => {
  turn = turn.then(work).then(
    () => undefined,
    (error) => say({ failed: error instanceof Error ? error.message : String(error) }),
  );
};

async function begin(line) {
  starting = startBroker(JSON.parse(line));
  const { port, folder } = await starting;
  say({ port, folder });
}

async function order(line) {
  const broker = await starting;
  await (line === 'kill' ? broker.kill() : broker.start());
  say({ port: broker.port, folder: broker.folder });
}

async function end() {
  const broker = await starting?.catch(() => undefined);
  await broker?.remove();
  process.exit(0);
}

process.stdout.on('error', () => undefined);
process.on('SIGTERM', () => void end()).on('SIGINT', () => undefined);
createInterface({ input: process.stdin })
  .on('line', (line) => answered(() => (starting ? order(line) : begin(line))))
  .once('close', () => void end());
