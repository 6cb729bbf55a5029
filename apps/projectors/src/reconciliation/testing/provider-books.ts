import {
  type ObjectRef,
  type ProviderStatements,
  type Statement,
  statementId,
  type StatementKind,
  type StatementRange,
  type StatementRef,
} from '@keelson/integrations/stripe';

const BEGIN = Date.parse('2026-10-01T00:00:00.000Z');
const HOUR_MS = 3_600_000;
const PAGE = 3;

/** What happens at the provider, and to which of its objects. */
export interface Act {
  readonly name: 'charge' | 'settle' | 'refund' | 'dispute' | 'close' | 'payout' | 'hand-payout' | 'pay';
  readonly which: number;
  readonly pence: number;
}

type Of<Kind extends StatementKind> = Extract<Statement, { kind: Kind }>['stated'];

/** The provider's books in memory: they change between any two calls, and each change is told of. */
export class ProviderBooks implements ProviderStatements {
  readonly notices: ObjectRef[] = [];
  /** Every way in which each object stood, one after the other. */
  readonly versions = new Map<string, Statement[]>();
  private readonly objects = new Map<string, Statement>();
  private acts = 0;

  /** @param onCall awaited before an answer leaves, which was read before it. */
  constructor(private readonly onCall: () => Promise<void>) {}

  get now(): Date {
    return new Date(BEGIN + this.acts * HOUR_MS);
  }

  act({ name, which, pence }: Act): void {
    this.acts += 1;
    const charge = this.one('charge', which);
    switch (name) {
      case 'charge':
        this.charge(pence);
        break;
      case 'settle':
        if (charge?.status === 'pending') this.settle(charge);
        break;
      case 'refund':
        if (charge?.status === 'succeeded') this.refund(charge, pence);
        break;
      case 'dispute':
        if (charge?.status === 'succeeded' && !charge.disputed) this.dispute(charge);
        break;
      case 'close':
        this.close(this.one('dispute', which));
        break;
      case 'payout':
      case 'hand-payout':
        this.payout(name === 'payout');
        break;
      case 'pay':
        this.pay(this.one('payout', which));
        break;
    }
  }

  async read({ id }: StatementRef): Promise<Statement | undefined> {
    const found = this.objects.get(id);
    await this.onCall();
    // By itself a transaction does not say which payout took it.
    return found?.kind === 'transaction' ? bare(found) : found;
  }

  async *listed(kind: StatementKind, { from, until }: StatementRange): AsyncIterable<readonly Statement[]> {
    const isWithin = ({ stated: { createdAt } }: Statement): boolean =>
      createdAt >= from.toISOString() && (until === undefined || createdAt < until.toISOString());
    yield* this.paged((each) => each.kind === kind && isWithin(each), bare);
  }

  async *transactionsOf(payoutId: string): AsyncIterable<readonly Statement[]> {
    yield* this.paged((each) => each.kind === 'transaction' && each.stated.payoutId === payoutId);
  }

  async partsOf(chargeId: string): Promise<readonly Statement[]> {
    const parts = this.everything().filter(
      (each) => (each.kind === 'refund' || each.kind === 'dispute') && each.stated.chargeId === chargeId,
    );
    const sources = [chargeId, ...parts.map(statementId)];
    const movements = this.all('transaction').filter(({ sourceId }) => sources.includes(sourceId ?? ''));
    await this.onCall();
    return [...movements.map((stated) => bare({ kind: 'transaction', stated })), ...parts];
  }

  /** How all of it stands now, as the provider says it. */
  everything(): readonly Statement[] {
    return [...this.objects.values()];
  }

  private charge(pence: number): void {
    const chargeId = this.id('ch');
    const charge: Of<'charge'> = {
      ...{ chargeId, paymentId: `pi_${chargeId}`, orderId: `order ${chargeId}`, sessionId: `cs_${chargeId}` },
      ...{ invoiceId: null, accountId: 'acc_1', amountPence: pence, refundedPence: 0, currency: 'gbp' },
      ...({ status: 'pending', disputed: false, transactionId: null, createdAt: this.now.toISOString() } as const),
    };
    this.put({ kind: 'charge', stated: charge });
    if (pence % 2 === 0) this.settle(charge);
    else this.tell('charge', chargeId);
  }

  private settle(charge: Of<'charge'>): void {
    const { chargeId, amountPence } = charge;
    const transactionId = this.move('charge', chargeId, amountPence, 20);
    this.put({ kind: 'charge', stated: { ...charge, status: 'succeeded', transactionId } });
    this.tell('charge', chargeId);
  }

  private refund(charge: Of<'charge'>, pence: number): void {
    const { chargeId, amountPence, refundedPence, currency } = charge;
    const back = Math.min(pence, amountPence - refundedPence);
    if (back === 0) return;
    const refundId = this.id('re');
    const transactionId = this.move('refund', refundId, -back, 0);
    const stated = { refundId, chargeId, amountPence: back, currency, status: 'succeeded', transactionId };
    this.put({ kind: 'refund', stated: { ...stated, createdAt: this.now.toISOString() } });
    this.put({ kind: 'charge', stated: { ...charge, refundedPence: refundedPence + back } });
    this.tell('charge', chargeId);
  }

  private dispute(charge: Of<'charge'>): void {
    const { chargeId, amountPence, currency } = charge;
    const disputeId = this.id('du');
    const transactionIds = [this.move('dispute', disputeId, -amountPence, 2_000)];
    const stated = { disputeId, chargeId, amountPence, currency, status: 'needs_response', transactionIds };
    this.put({ kind: 'dispute', stated: { ...stated, createdAt: this.now.toISOString() } });
    this.put({ kind: 'charge', stated: { ...charge, disputed: true } });
    this.tell('charge', chargeId);
  }

  private close(dispute: Of<'dispute'> | undefined): void {
    if (dispute?.status !== 'needs_response') return;
    const back = this.move('dispute_reversal', dispute.disputeId, dispute.amountPence, 0);
    const transactionIds = [...dispute.transactionIds, back];
    this.put({ kind: 'dispute', stated: { ...dispute, status: 'won', transactionIds } });
    this.tell('charge', dispute.chargeId);
  }

  private payout(automatic: boolean): void {
    const payoutId = this.id('po');
    const taken = this.all('transaction').filter((each) => each.payoutId === null && each.category !== 'payout');
    const amountPence = taken.reduce((sum, { netPence }) => sum + netPence, 0);
    if (amountPence <= 0) return;
    if (automatic) for (const each of taken) this.put({ kind: 'transaction', stated: { ...each, payoutId } });
    const stated: Of<'payout'> = {
      ...{ payoutId, amountPence, currency: 'gbp', status: 'in_transit', automatic },
      reconciliation: automatic ? 'in_progress' : 'not_applicable',
      transactionId: this.move('payout', payoutId, -amountPence, 0),
      ...{ createdAt: this.now.toISOString(), arrivesAt: this.now.toISOString() },
    };
    this.put({ kind: 'payout', stated });
    this.tell('payout', payoutId);
  }

  private pay(payout: Of<'payout'> | undefined): void {
    if (payout?.status !== 'in_transit') return;
    const reconciliation = payout.automatic ? 'completed' : 'not_applicable';
    this.put({ kind: 'payout', stated: { ...payout, status: 'paid', reconciliation } });
    this.tell('payout', payout.payoutId);
  }

  private move(category: string, sourceId: string, amountPence: number, feePence: number): string {
    const transactionId = this.id('txn');
    const createdAt = this.now.toISOString();
    const amounts = { amountPence, feePence, netPence: amountPence - feePence, currency: 'gbp' };
    const stated = { transactionId, category, sourceId, ...amounts, payoutId: null, createdAt, availableAt: createdAt };
    this.put({ kind: 'transaction', stated });
    return transactionId;
  }

  private async *paged(
    filter: (each: Statement) => boolean,
    shape: (each: Statement) => Statement = (each) => each,
  ): AsyncIterable<readonly Statement[]> {
    const shown = new Set<string>();
    for (;;) {
      const left = this.everything().filter((each) => filter(each) && !shown.has(statementId(each)));
      const page = left.toReversed().slice(0, PAGE).map(shape);
      await this.onCall();
      yield page;
      for (const each of page) shown.add(statementId(each));
      if (left.length <= PAGE) return;
    }
  }

  private all<Kind extends StatementKind>(kind: Kind): readonly Of<Kind>[] {
    return this.everything().flatMap((each) => (each.kind === kind ? [each.stated as Of<Kind>] : []));
  }

  private one<Kind extends StatementKind>(kind: Kind, which: number): Of<Kind> | undefined {
    const all = this.all(kind);
    return all[which % Math.max(1, all.length)];
  }

  private id(prefix: string): string {
    return `${prefix}_${this.objects.size + 1}`;
  }

  private put(statement: Statement): void {
    const id = statementId(statement);
    this.objects.set(id, statement);
    this.versions.set(id, [...(this.versions.get(id) ?? []), statement]);
  }

  private tell(kind: ObjectRef['kind'], id: string): void {
    this.notices.push({ kind, id });
  }
}

/** As the provider's lists say it: without links that take a look at other objects. */
function bare(statement: Statement): Statement {
  if (statement.kind === 'transaction') return { kind: 'transaction', stated: { ...statement.stated, payoutId: null } };
  if (statement.kind !== 'charge') return statement;
  const links = { orderId: null, sessionId: null, invoiceId: null, accountId: null };
  return { kind: 'charge', stated: { ...statement.stated, ...links } };
}
