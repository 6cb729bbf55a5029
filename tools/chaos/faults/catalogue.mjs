import { killOf, stopOf } from '../product/acts.mjs';
import { SLEEPERS } from '../product/freezer.mjs';
import { inTurn } from '../product/killer.mjs';
import { lackingForBroker } from '../../broker/jars.mjs';
import { declaredSizes } from '../../test/sizes.mjs';
import { databaseFaults } from './database-faults.mjs';
import { churn } from './churn.mjs';
import { clockSteps } from './clock-steps.mjs';
import { lackingForClocks } from '../clock/product-clock.mjs';
import { fullDisks, lackingForFullDisks } from './full-disk.mjs';
import { badNetwork } from './bad-network.mjs';
import { restores } from './restore.mjs';
import { soak } from './soak.mjs';

const SLEEP_OF_THE_PLAN = 60_000;
const CHURN_OF_THE_PLAN = 5000;
const inProduct =
  (act) =>
  ({ times }) => ({ plan: inTurn({ act, times }) });

/**
 * @typedef {object} Fault
 * @property {string} id
 * @property {string} title
 * @property {number} [usual]
 * @property {number} [full]
 * @property {(sizes: any) => any} [product]
 * @property {{ files: string[], sizes?: string[], rounds?: number }} [tests]
 * @property {boolean} [mutants]
 * @property {() => string | undefined} [lacking]
 */

/**
 * The fault plan, row by row. `product` breaks a running product under load, `usual` or `full` times; `tests` are the
 * tests that make the fault more finely than that, with the samples of `sizes` (docs/testing.md), of which `--times`
 * sets the first; `lacking` says what this machine has not.
 *
 * @type {Fault[]}
 */
export const FAULTS = [
  { id: 'F1', title: 'kill -9 of the API under load', usual: 3, full: 1000, product: inProduct(killOf(['api'])) },
  {
    id: 'F2',
    title: 'kill -9 of the projectors under load, and after each statement of theirs',
    usual: 3,
    full: 1000,
    product: inProduct(killOf(['projectors'])),
    tests: { files: ['apps/projectors/src/runtime/killed.int.spec.ts'], sizes: ['WORKER_KILLS'] },
  },
  {
    id: 'F3',
    title: 'kill -9 of PostgreSQL: server, connection, while idle, and replaced by a standby that lags',
    usual: 6,
    full: 1000,
    product: ({ times }) => ({ plan: inTurn({ act: databaseFaults.crashes, times }) }),
    tests: { files: ['libs/event-store/src/postgres/server-crash.int.spec.ts'], sizes: ['SERVER_CRASHES'] },
  },
  {
    id: 'F4',
    title: 'kill -9 of the relay and of the broker of Kafka',
    lacking: lackingForBroker,
    tests: { files: ['apps/projectors/src/runtime/relay/relay.int.spec.ts'], sizes: ['RELAY_KILLS', 'BROKER_KILLS'] },
  },
  {
    id: 'F5',
    title: 'events delivered twice, late and out of order',
    tests: {
      files: [
        'apps/projectors/src/runtime/faithful.int.spec.ts',
        'apps/projectors/src/reconciliation/facts-order.spec.ts',
      ],
      sizes: ['FACT_ORDERS'],
    },
  },
  {
    id: 'F6',
    title: 'many writers at once: order of commits',
    tests: { files: ['libs/event-store/src/postgres/many-writers.int.spec.ts'], sizes: ['WRITER_COMMANDS'] },
  },
  {
    id: 'F7',
    title: 'one stream in a hundred is poisonous',
    tests: { files: ['apps/projectors/src/runtime/failing.int.spec.ts'], sizes: ['POISONED_STREAMS'] },
  },
  {
    id: 'F8',
    title: 'SIGSTOP of projectors, API and PostgreSQL, and SIGCONT later (full: after a minute)',
    usual: 3,
    full: 200,
    product: ({ times, full }) => ({ plan: inTurn({ act: stopOf(SLEEPERS, full ? SLEEP_OF_THE_PLAN : 0), times }) }),
  },
  {
    id: 'F9',
    title: 'projectors leave and join (full: every 5 s for half an hour)',
    usual: 4,
    full: 360,
    product: ({ times, full }) => ({ plan: inTurn({ act: churn(full ? CHURN_OF_THE_PLAN : 0), times }) }),
  },
  {
    id: 'F10',
    title: 'PostgreSQL restarted, all connections ended, none left, tables locked',
    usual: 4,
    full: 400,
    product: ({ times }) => ({ plan: databaseFaults.outages(times) }),
    tests: { files: ['apps/projectors/src/runtime/outages.int.spec.ts'], sizes: ['OUTAGES'] },
  },
  {
    id: 'F11',
    title: 'disk full: of the database, of the logs',
    usual: 3,
    full: 100,
    lacking: lackingForFullDisks,
    product: fullDisks,
    tests: { files: ['libs/event-store/src/postgres/full-disk.int.spec.ts'], sizes: ['DISK_FILLS'] },
  },
  {
    id: 'F12',
    title: 'network between every pair of processes: cut, answers lost, silent, slow, losing',
    usual: 20,
    full: 200,
    product: badNetwork,
  },
  {
    id: 'F13',
    title: 'malformed requests, also below HTTP',
    tests: {
      files: ['apps/api/src/platform/fuzz.int.spec.ts', 'apps/api/src/platform/http/input.int.spec.ts'],
      sizes: ['FUZZ_REQUESTS', 'INJECTIONS'],
    },
  },
  {
    id: 'F14',
    title: 'every cell of the access matrix, and foreign ids on every route, three times',
    tests: {
      files: ['apps/api/src/platform/access/access-matrix.int.spec.ts', 'apps/api/src/testing/foreign-ids.int.spec.ts'],
      rounds: 3,
    },
  },
  {
    id: 'F15',
    title: 'passwords and passcodes guessed in parallel, and floods of the public forms',
    tests: {
      files: ['libs/vault/src/vault.int.spec.ts', 'apps/api/src/testing/public-forms-flood.int.spec.ts'],
      sizes: ['HOSTILE_REQUESTS'],
    },
  },
  {
    id: 'F16',
    title: 'webhooks forged, repeated and in every order',
    tests: {
      files: [
        'apps/api/src/billing/webhooks/stripe-webhook.int.spec.ts',
        'apps/api/src/billing/checkout/fulfilled-once.int.spec.ts',
        'apps/projectors/src/billing/billing.int.spec.ts',
      ],
      sizes: ['FULFILMENTS'],
    },
  },
  {
    id: 'F17',
    title: 'refreshes of a token at once, and a crash between answer and commit',
    tests: {
      files: ['libs/vault/src/connections/connections.int.spec.ts'],
      sizes: ['TOKEN_EXPIRIES', 'TOKEN_CRASHES'],
    },
  },
  {
    id: 'F18',
    title: 'the clock of API and projectors set forward and back by an hour, on a leap day or where summer time turns',
    usual: 4,
    full: 50,
    lacking: lackingForClocks,
    product: clockSteps,
  },
  {
    id: 'F19',
    title: 'erasure killed after each of its steps',
    tests: {
      files: ['apps/projectors/src/deletion/erasure'],
      sizes: ['ERASURES', 'ERASURE_KILLS', 'ERASURE_STEPS'],
    },
  },
  {
    id: 'F20',
    title: 'mixed load without faults: memory, open files and lag, sampled every second',
    usual: 30,
    full: 86_400,
    product: soak,
  },
  {
    id: 'F21',
    title: 'a running copy backed up, under load and at rest, and restored to another folder',
    usual: 2,
    full: 10,
    product: restores,
  },
  { id: 'F22', title: 'each guard removed: a test must notice', mutants: true },
];

/** @type {(name: string) => Fault | undefined} */
export const faultNamed = (name) => FAULTS.find(({ id }) => id === name.toUpperCase());

/**
 * How large the samples of a run are.
 *
 * @param {Fault} fault
 * @param {{ full: boolean, times?: number, seed?: number }} wanted
 * @returns {{ times?: number, full: boolean, variables: Record<string, string>, seed?: number }}
 */
export function sizesOf({ usual, full: fullTimes, tests }, { full, times, seed }) {
  const declared = new Map(declaredSizes().map((each) => [each.variable, each]));
  const variables = (tests?.sizes ?? []).map((name, index) => {
    const { variable, usual: few, full: all } = declared.get(`KEELSON_TEST_${name}`);
    return [variable, String(index === 0 && times !== undefined ? times : full ? all : few)];
  });
  return { times: times ?? (full ? fullTimes : usual), full, seed, variables: Object.fromEntries(variables) };
}

/**
 * The rows with their sizes, for people.
 *
 * @param {Fault[]} faults
 * @returns {string}
 */
export function faultTable(faults) {
  const count = (number) => number?.toLocaleString('en-GB') ?? '';
  return faults
    .map((fault) => {
      const [few, all] = [false, true].map((full) => sizesOf(fault, { full }));
      const sizes = Object.keys(few.variables).map(
        (name) => `${name.replace('KEELSON_TEST_', '')} ${few.variables[name]}/${all.variables[name]}`,
      );
      const times = few.times === undefined ? [] : [`${count(few.times)}/${count(all.times)}`];
      return `${fault.id.padEnd(4)} ${fault.title} (${[...times, ...sizes].join(', ') || 'one size'})`;
    })
    .join('\n');
}
