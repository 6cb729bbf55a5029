import { pino } from 'pino';
import { type AnyProjection, reactor } from '../registration';
import { Bench, type BenchUrls } from './bench';
import { creditNoteReactor } from './ledger';
import { ledgerCopies } from './ledger-copies';

/** Nothing else happens in the process while an event is worked on: no claim is renewed, no sign of life given. */
function taking(milliseconds: number, each: AnyProjection): AnyProjection {
  const nobodyWakes = new Int32Array(new SharedArrayBuffer(4));
  return {
    ...each,
    evolve(...given) {
      Atomics.wait(nobodyWakes, 0, 0, milliseconds);
      return each.evolve(...given);
    },
  };
}

/** Tells the test of claims that were lost before a batch was written. */
const log = pino({}, { write: (line: string) => void (line.includes('"claim lost"') && process.send?.('claim lost')) });

/** A worker in a process of its own, to be killed, or slow with every event. */
async function main(): Promise<void> {
  const urls = JSON.parse(process.env['LEDGER_WORKER_URLS'] ?? '{}') as BenchUrls;
  const bench = await Bench.attach(urls);
  const slowness = Number(process.env['LEDGER_WORKER_EVENT_MS'] ?? 0);
  const copies = ledgerCopies(
    Number(process.env['LEDGER_WORKER_COPIES'] ?? 1),
    Number(process.env['LEDGER_WORKER_SHARDS'] ?? 1),
  );
  const registry = {
    projections: slowness > 0 ? copies.map((each) => taking(slowness, each)) : copies,
    reactors: [reactor(creditNoteReactor)],
    jobHandlers: [],
  };
  bench.start({ registry, log, timings: { batchSize: 15, leaseMs: 300, renewLeasesMs: 100, pollMs: 50 } });
  process.send?.('started');
}

void main();
