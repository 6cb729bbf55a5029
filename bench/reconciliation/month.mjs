import { randomBytes, randomUUID } from 'node:crypto';

const BEGIN = Date.parse('2026-10-01T00:00:00.000Z');
const MONTH_MS = 28 * 86_400_000;
const COMMAND_HASH = randomBytes(32).toString('base64url');
const GROSS = 5_640;
const FEE = 105;
const PAYOUTS = 28;
/** One payment in so many is not as it should be, each kind in turn. */
const EVERY = 100;
const FAULTS = ['amount', 'missingAtProvider', 'missingHere', 'paidTwice', 'refundDiffers', 'otherCurrency'];

/** When everything is old enough to be an exception. */
export const NOW = new Date('2026-11-27T09:00:00.000Z');

const faultOf = (n) => (n % EVERY === 0 ? FAULTS[(n / EVERY) % FAULTS.length] : undefined);

function factOf(streamId, subjectId, type, data, at) {
  const commandId = randomUUID();
  const ids = { commandId, commandHash: COMMAND_HASH, correlationId: commandId, causationId: commandId };
  const metadata = { ...ids, actor: { kind: 'system', id: 'billing' }, subjectId, partitionKey: subjectId };
  return { streamId, event: { type, data }, occurredAt: new Date(at), metadata };
}

const received = (account, paymentId, at) =>
  factOf(
    `billing-${account}`,
    account,
    'billing.payment-received.v1',
    {
      ...{ paymentId, invoiceId: null, invoiceNumber: null, subscriptionId: null, plan: 'EmbraceMonthly' },
      ...{ netPence: 4_700, vatPence: 940, grossPence: GROSS, currency: 'gbp', paidAt: new Date(at).toISOString() },
    },
    at,
  );

const stated = (kind, id, data, at) => factOf(`providerObject-${id}`, id, `reconciliation.${kind}-stated.v1`, data, at);

const charge = (chargeId, paymentId, orderId, at, more = {}) =>
  stated(
    'charge',
    chargeId,
    {
      ...{ chargeId, paymentId, orderId, sessionId: null, invoiceId: null, accountId: null, amountPence: GROSS },
      ...{ refundedPence: 0, currency: 'gbp', status: 'succeeded', disputed: false, transactionId: null },
      ...{ createdAt: new Date(at).toISOString(), ...more },
    },
    at,
  );

const line = (transactionId, sourceId, payoutId, at, amountPence = GROSS) =>
  stated(
    'transaction',
    transactionId,
    {
      ...{ transactionId, category: 'charge', sourceId, amountPence, feePence: FEE, netPence: amountPence - FEE },
      ...{ currency: 'gbp', payoutId, createdAt: new Date(at).toISOString(), availableAt: new Date(at).toISOString() },
    },
    at,
  );

/** What both sides know of one payment. */
function* paymentFacts(n, at, account) {
  const [payment, id, order, payout] = [`pi_${n}`, `ch_${n}`, `order_${n}`, `po_${n % PAYOUTS}`];
  const fault = faultOf(n);
  if (fault !== 'missingHere') yield received(account, payment, at);
  if (fault === 'missingAtProvider') return;
  if (fault === 'otherCurrency') {
    yield charge(id, payment, order, at, { currency: 'eur' });
    return;
  }
  const amountPence = fault === 'amount' ? 5_460 : GROSS;
  yield charge(id, payment, order, at, { amountPence, refundedPence: fault === 'refundDiffers' ? 100 : 0 });
  yield line(`txn_${n}`, id, payout, at, amountPence);
  if (fault !== 'paidTwice') return;
  yield received(account, `${payment}_again`, at + 60_000);
  yield charge(`${id}_again`, `${payment}_again`, order, at + 60_000);
  yield line(`txn_${n}_again`, `${id}_again`, payout, at + 60_000);
}

/** A month of payments with known faults, spread over 28 payouts whose lines add up to them but for one. */
export function* monthOfPayments(payments) {
  const nets = Array.from({ length: PAYOUTS }, () => 0);
  for (let n = 0; n < payments; n += 1)
    for (const fact of paymentFacts(n, BEGIN + Math.floor((n * MONTH_MS) / payments), `acc_${n % 5_000}`)) {
      const { payoutId, netPence } = fact.event.data;
      if (netPence !== undefined && payoutId) nets[Number(payoutId.slice(3))] += netPence;
      yield fact;
    }
  for (const [n, net] of nets.entries()) {
    const at = new Date(BEGIN + MONTH_MS).toISOString();
    const data = {
      ...{
        payoutId: `po_${n}`,
        amountPence: n === 7 ? net - 1 : net,
        currency: 'gbp',
        status: 'paid',
        automatic: true,
      },
      ...{ reconciliation: 'completed', transactionId: null, createdAt: at, arrivesAt: at },
    };
    yield stated('payout', `po_${n}`, data, BEGIN + MONTH_MS);
  }
}

/** How many exceptions there are to be found. */
export const exceptionsIn = (payments) => Math.ceil(payments / EVERY) + 1;
