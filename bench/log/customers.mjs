import { randomBytes, randomUUID } from 'node:crypto';

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const BEGIN = Date.parse('2026-01-05T08:00:00.000Z');
const COMMAND_HASH = randomBytes(32).toString('base64url');

/** `acc_` and a UUID of version 7, whose first half is a time. */
export function newAccount(index) {
  const time = (BEGIN + index).toString(16).padStart(12, '0');
  const random = randomUUID();
  return `acc_${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}

const WORDS = ['Harbour', 'Copper', 'Willow', 'Granite', 'Meadow', 'Juniper', 'Falcon', 'Cedar', 'Anchor', 'Bramble'];

function registration(accountId, index) {
  const word = WORDS[index % WORDS.length];
  return {
    accountId,
    name: `${word} ${WORDS[(index * 7) % WORDS.length]}son`,
    companyName: `${word} Works ${index} Ltd`,
    companyRegistrationNumber: String(10_000_000 + (index % 80_000_000)),
    sector: index % 20,
    companyType: 'privateLimitedCompany',
    phone: `01632 ${String(960_000 + (index % 1000))}`,
    phoneDigits: `01632${String(960_000 + (index % 1000))}`,
    email: `owner-${index}@example.com`,
    supportNeeds: [],
    trial: { kind: 1, endsAt: '2027-01-31T00:00:00.000Z' },
  };
}

const signedIn = () => ({ type: 'accounts.signed-in.v1', data: { method: 'password', failuresBefore: 0 } });
const opened = (step) => ({ type: 'onboarding.step-opened.v1', data: { step, status: 'inProgress' } });
const completed = (step, started) => ({
  type: 'onboarding.step-completed.v1',
  data: { step, alsoCompleted: [], started },
});

/** The first ten facts about each customer; every one of them changes the customer's row. */
const FIRST = [
  (accountId, index) => ({ type: 'accounts.customer-registered.v1', data: registration(accountId, index) }),
  () => ({ type: 'accounts.email-verified.v1', data: {} }),
  signedIn,
  () => ({ type: 'onboarding.journey-started.v1', data: {} }),
  (_account, _index, steps) => opened(steps[0]),
  (_account, _index, steps) => completed(steps[0], steps[1]),
  signedIn,
  (_account, _index, steps) => opened(steps[1]),
  (_account, _index, steps) => completed(steps[1], steps[2]),
  (_account, _index, steps) => ({ type: 'onboarding.saved-and-logged-out.v1', data: { step: steps[2] } }),
];
/** What a customer goes on to do, again and again. */
const LATER = [signedIn, (_account, _index, steps) => opened(steps[2])];

/** The fact number `turn` about a customer, as its browser made it happen; `network`: with address and browser. */
export function factOf(accountId, index, turn, steps, { network = true } = {}) {
  const make = FIRST[turn] ?? LATER[turn % LATER.length];
  const event = make(accountId, index, steps);
  const commandId = randomUUID();
  return {
    streamId: `${event.type.startsWith('accounts.') ? 'account' : 'onboarding'}-${accountId}`,
    event,
    occurredAt: new Date(BEGIN + turn * 600_000 + index),
    metadata: {
      commandId,
      commandHash: COMMAND_HASH,
      correlationId: commandId,
      causationId: commandId,
      actor: { kind: 'customer', id: accountId },
      subjectId: accountId,
      partitionKey: accountId,
      ...(network && { ip: `203.0.113.${index % 250}`, userAgent: BROWSER }),
    },
  };
}

/** Round robin: one fact about each customer, then the next about each. */
export function* roundRobin(accounts, turns, steps) {
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, accountId] of accounts.entries()) yield factOf(accountId, index, turn, steps);
}
