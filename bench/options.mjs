import { parseArgs } from 'node:util';

export const PARTS = [
  'append',
  'costs',
  'replay',
  'projection',
  'latency',
  'api',
  'load',
  'growth',
  'customers',
  'payments',
  'reconciliation',
  'figures',
  'rebuild',
  'sharing',
  'imports',
  'web',
  'learning',
  'planner',
];

export const USAGE = `npm run bench -- [options]

  --only A,B         only these parts: ${PARTS.join(', ')}; the others keep their last results
  --quick            short runs on little data: shows that everything works, not how fast it is
  --customers N      so many customers in figures and rebuild (default: 10,000; quick: 300)
  --payments N       so many payments in reconciliation (default: 100,000; quick: 5,000)
  --repetitions N    interleaved repetitions of each measurement (default: 5)
  --report           measure nothing; write the last results into docs/benchmarks.md and draw its plot
  --help             show this text
`;

/** @returns {{ parts: string[], quick: boolean, repetitions: number, customers: number, payments: number, report: boolean, help: boolean }} */
export function parseOptions(words) {
  const { values } = parseArgs({
    args: words,
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      repetitions: { type: 'string' },
      customers: { type: 'string' },
      payments: { type: 'string' },
      report: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const parts = values.only === undefined ? PARTS : values.only.split(',');
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}.`);
  const { quick, report, help } = values;
  return {
    parts,
    quick,
    repetitions: wholeNumber('repetitions', values.repetitions ?? (quick ? '2' : '5')),
    customers: wholeNumber('customers', values.customers ?? (quick ? '300' : '10000')),
    payments: wholeNumber('payments', values.payments ?? (quick ? '5000' : '100000')),
    report,
    help,
  };
}

function wholeNumber(name, text) {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} must be a whole number from 1, not ${text}.`);
  return Number(text);
}
