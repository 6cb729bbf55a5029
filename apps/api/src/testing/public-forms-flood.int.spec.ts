import { createHash, randomUUID } from 'node:crypto';
import { PROOF_OF_WORK_HEADER, PROOF_OF_WORK_TASK_HEADER } from '@keelson/contracts/wire';
import { sizeOf } from '@keelson/test-database/run';
import { ALL_MESSAGES } from '../enquiries/message-limits';
import { AccountsBench, START } from './accounts-bench';
import type { Browser, Reply } from './browser';

const HOSTILE = sizeOf('HOSTILE_REQUESTS');
const HONEST = 10;
const AT_ONCE = 40;
const NETWORKS = Math.ceil(HOSTILE / 10);

let bench: AccountsBench;

beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.now = START;
  await bench.database.admin('TRUNCATE vault.throttles');
});

/** Every other one comes by IPv6, from another address of its line each time. */
function hostileAddress(index: number): string {
  const network = index % NETWORKS;
  return network % 2 === 0
    ? `198.18.${network >> 8}.${network & 255}`
    : `2001:db8:${(network >> 4).toString(16)}:${(network & 15).toString(16)}::${(index + 1).toString(16)}`;
}

const zeroBits = (proof: string): number => Math.clz32(createHash('sha256').update(proof).digest().readUInt32BE(0));

function solved(task: string): string {
  const bits = Number(task.split('.', 1)[0]);
  for (let number = 0; ; number += 1) if (zeroBits(`${task}:${number}`) >= bits) return `${task}:${number}`;
}

/** Sends as the page does: where a proof of work is asked for, once more with it. */
async function sendAsPage(browser: Browser, url: string, body: object): Promise<Reply & { readonly proved: boolean }> {
  const first = await browser.post(url, body);
  const task = first.headers[PROOF_OF_WORK_TASK_HEADER];
  if (typeof task !== 'string') return { ...first, proved: false };
  expect(first).toMatchObject({ status: 429, code: 'PROOF_OF_WORK_NEEDED' });
  return { ...(await browser.post(url, body, { [PROOF_OF_WORK_HEADER]: solved(task) })), proved: true };
}

/** The answers of honest visitors, of whom the first comes before the flood and the others spread over it. */
async function underFlood(url: string, hostile: (index: number) => object, honest: (index: number) => object) {
  const answers: { readonly status: number; readonly proved: boolean }[] = [];
  const visit = async () => {
    const index = answers.length;
    const visitor = bench.browser(index % 2 ? `192.0.2.${index}` : `2001:db8:f00d:${index}::1`);
    answers.push(await sendAsPage(visitor, url, honest(index)));
  };
  await visit();
  const pause = Math.floor(HOSTILE / HONEST / AT_ONCE) * AT_ONCE || AT_ONCE;
  for (let from = 0; from < HOSTILE; from += AT_ONCE) {
    const few = Array.from({ length: Math.min(AT_ONCE, HOSTILE - from) }, (_, index) => from + index);
    await Promise.all(few.map((index) => bench.browser(hostileAddress(index)).post(url, hostile(index))));
    if ((from + AT_ONCE) % pause === 0) await visit();
  }
  return answers;
}

describe(`under ${HOSTILE} hostile requests from ${NETWORKS} networks`, () => {
  const forms = {
    registration: {
      url: '/api/v1/accounts/register',
      hostile: () => bench.form('known@flood.example'),
      honest: (index: number) => bench.form(`fresh-${index}@flood.example`),
      expected: 200,
    },
    'asking for a code': {
      url: '/api/v1/partners/access-code-requests',
      hostile: (index: number) => codeForm(`hostile-${index}@flood.example`),
      honest: (index: number) => codeForm(`honest-${index}@flood.example`),
      expected: 200,
    },
    // Nobody has the code of the honest visitor either: what counts is that it was looked for.
    'looking a code up': {
      url: '/api/v1/partners/code-lookups',
      hostile: (index: number) => ({ accessCode: String(10_000_000 + index) }),
      honest: () => ({ accessCode: '99999999' }),
      expected: 400,
    },
    enquiries: {
      url: '/api/v1/contact',
      hostile: (index: number) => message(`hostile-${index}@flood.example`),
      honest: (index: number) => message(`honest-${index}@flood.example`),
      expected: 200,
    },
  };

  it.each(Object.entries(forms))(
    '[LOAD-05~] %s stays open to visitors',
    async (name, { url, hostile, honest, expected }) => {
      if (name === 'registration') await bench.register('known@flood.example');
      const answers = await underFlood(url, hostile, honest);
      expect(answers.length).toBeGreaterThanOrEqual(HONEST);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([expected]));
      expect(answers[0]?.proved).toBe(false);
      expect(answers.at(-1)?.proved).toBe(true);
      // Once the flood is over, nothing is asked for any more.
      bench.pass(5 * 60_000);
      expect(await sendAsPage(bench.browser('192.0.2.200'), url, honest(1_000))).toMatchObject({
        status: expected,
        proved: false,
      });
    },
    600_000,
  );

  it('lets nobody in by a proof that is used, late, forged or done from elsewhere', async () => {
    const url = '/api/v1/contact';
    const near = '192.0.2.1';
    const send = async (proof: string, address = near) =>
      (
        await bench
          .browser(address)
          .post(url, message(`${randomUUID()}@flood.example`), { [PROOF_OF_WORK_HEADER]: proof })
      ).status;
    const { name, rule } = ALL_MESSAGES;
    for (let taken = 0; taken < rule.holds; taken += 1) await bench.vault.buckets.take(name, rule, START);
    const ask = async () =>
      String((await bench.browser(near).post(url, message('asks@flood.example'))).headers[PROOF_OF_WORK_TASK_HEADER]);
    const proof = solved(await ask());
    expect(await send(proof, '192.0.2.77')).toBe(429);
    expect(await send(proof)).toBe(200);
    expect(await send(proof)).toBe(429);
    const [bits = '', ...rest] = (await ask()).split('.');
    expect(await send(solved([String(Number(bits) - 8), ...rest].join('.')))).toBe(429);
    const task = await ask();
    expect(await send(`${task}:x`)).toBe(429);
    expect(await send(unsolved(task))).toBe(429);
  });
});

function unsolved(task: string): string {
  for (let number = 0; ; number += 1) if (zeroBits(`${task}:${number}`) < 8) return `${task}:${number}`;
}

const codeForm = (email: string) => ({
  firstName: 'Bea',
  lastName: 'Stone',
  businessName: 'Stone & Daughter',
  email,
  mobile: '01632960003',
  termsAndConditions: true,
});

const message = (email: string) => ({
  name: 'Ada Byron',
  companyName: 'Engine Works Ltd',
  email,
  questions: 'I have a question',
  answersText: 'May I have two companies?',
});
