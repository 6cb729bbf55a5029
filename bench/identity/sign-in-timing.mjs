// Whether the time of a refused sign-in tells an unknown address, a wrong password and a locked account apart.
//
//   node bench/identity/sign-in-timing.mjs --url http://127.0.0.1:3000 [--samples 300]
//
// Works on a throwaway copy of the product on this machine: it registers accounts of its own, locks some of them and
// leaves all of them behind. Every request comes from another loopback address, or the limits for one address would
// turn every arm into a locked one. The arms are interleaved in random order, so that load and warmth fall on all.
// Prints the median and the 95th percentile of each arm, the ratio of its median to that of unknown addresses, and how
// often the best single threshold would guess right which of the two it was (0.5 is chance).
import { randomBytes, randomInt } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { url: { type: 'string' }, samples: { type: 'string', default: '300' } } });
const url = URL.canParse(values.url ?? '') ? new URL(values.url) : undefined;
const samples = Number(values.samples);
if (!['127.0.0.1', 'localhost'].includes(url?.hostname) || url.protocol !== 'http:' || !(samples >= 10)) {
  console.error('usage: node bench/identity/sign-in-timing.mjs --url http://127.0.0.1:PORT [--samples N]');
  process.exit(2);
}

const PASSWORD = 'Harbour7';
const WRONG = 'Wrong777';
/** Wrong tries of one account that are compared before its pause begins, less one. */
const FREE_TRIES = 4;
const LOCKING_TRIES = 6;
/** Shorter than the first pause of a locked account. */
const LOCKED_MS = 20_000;
/** For what the product does after an answer: it shall not fall on the next one. */
const BREATH_MS = 15;

let addresses = 0;
const nextAddress = () => {
  addresses += 1;
  return `127.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${1 + (addresses % 254)}`;
};

function post(path, body) {
  const payload = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const sent = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path,
        method: 'POST',
        localAddress: nextAddress(),
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode, ms: performance.now() - started }));
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}

async function refused(username, password) {
  const { status, ms } = await post('/api/v1/session/sign-in', { username, password });
  if (status !== 401) throw new Error(`a sign-in that should be refused was answered with ${status}`);
  return ms;
}

const someAddress = () => `timing-${randomBytes(8).toString('hex')}@example.com`;

async function registered() {
  const email = someAddress();
  const { status } = await post('/api/v1/accounts/register', {
    name: 'Timing Bench',
    companyName: 'Timing Bench Ltd',
    companyRegistrationNumber: '01234567',
    sector: 3,
    companyType: 'privateLimitedCompany',
    phone: '01632960001',
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    supportNeeds: ['finance'],
    termsAndConditions: true,
    privacyPolicy: true,
  });
  if (status !== 200) throw new Error(`an account could not be registered: ${status}`);
  return email;
}

let known = { email: '', left: 0 };
async function knownAccount() {
  if (known.left === 0) known = { email: await registered(), left: FREE_TRIES };
  known.left -= 1;
  return known.email;
}

let locked = { email: '', until: 0 };
async function lockedAccount() {
  if (performance.now() > locked.until) {
    locked = { email: await registered(), until: performance.now() + LOCKED_MS };
    for (let tries = 0; tries < LOCKING_TRIES; tries += 1) await refused(locked.email, WRONG);
  }
  return locked.email;
}

const arms = {
  unknown: { address: async () => someAddress(), times: [] },
  wrong: { address: knownAccount, times: [] },
  locked: { address: lockedAccount, times: [] },
};

for (let round = 0; round < samples; round += 1) {
  for (const arm of shuffled(Object.values(arms))) {
    const address = await arm.address();
    await wait(BREATH_MS);
    arm.times.push(await refused(address, WRONG));
  }
}

console.log(`${samples} samples of each, interleaved, of ${url.origin}`);
console.log('arm       median ms   p95 ms   ratio   best guess');
for (const [name, { times }] of Object.entries(arms)) {
  const ratio = quantile(times, 0.5) / quantile(arms.unknown.times, 0.5);
  const cells = [
    quantile(times, 0.5).toFixed(2).padStart(11),
    quantile(times, 0.95).toFixed(2).padStart(8),
    ratio.toFixed(3).padStart(7),
    (name === 'unknown' ? '-' : bestGuess(arms.unknown.times, times).toFixed(3)).padStart(12),
  ];
  console.log(`${name.padEnd(8)}${cells.join(' ')}`);
}

function quantile(times, share) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

/** Share of right answers of the best rule "above this time it is the one, below it the other". */
function bestGuess(one, other) {
  const all = [...one.map((ms) => ({ ms, side: 1 })), ...other.map((ms) => ({ ms, side: -1 }))];
  all.sort((a, b) => a.ms - b.ms);
  let balance = 0;
  let farthest = 0;
  for (const { side } of all) {
    balance += side;
    farthest = Math.max(farthest, Math.abs(balance));
  }
  return 0.5 + farthest / all.length;
}

function shuffled(list) {
  const rest = [...list];
  return list.map(() => rest.splice(randomInt(rest.length), 1)[0]);
}
