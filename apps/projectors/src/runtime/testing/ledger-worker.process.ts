import { reactor } from '../registration';
import { Bench, type BenchUrls } from './bench';
import { creditNoteReactor } from './ledger';
import { ledgerCopies } from './ledger-copies';

/** A worker in a process of its own, to be killed. */
async function main(): Promise<void> {
  const urls = JSON.parse(process.env['LEDGER_WORKER_URLS'] ?? '{}') as BenchUrls;
  const bench = await Bench.attach(urls);
  const registry = {
    projections: ledgerCopies(Number(process.env['LEDGER_WORKER_COPIES'] ?? 1)),
    reactors: [reactor(creditNoteReactor)],
    jobHandlers: [],
  };
  bench.start({ registry, timings: { batchSize: 15, leaseMs: 300, renewLeasesMs: 100, pollMs: 50 } });
  process.send?.('started');
}

void main();
