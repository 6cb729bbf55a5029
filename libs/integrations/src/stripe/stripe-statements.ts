import type { Stripe } from 'stripe';
import type { ProviderStatements, Statement, StatementKind, StatementRange, StatementRef } from './provider-statements';
import type { StripeCalls } from './stripe-calls';
import { StripeChargeLinks } from './stripe-charge-links';
import {
  chargeStatement,
  disputeStatement,
  payoutStatement,
  refundStatement,
  transactionStatement,
} from './stripe-statement-objects';

interface Page<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
}
interface PageWanted {
  readonly limit: number;
  readonly starting_after?: string;
}

const PAGE = 100;

/** Reads the provider's books with its own SDK. */
export class StripeStatements implements ProviderStatements {
  private readonly links: StripeChargeLinks;

  constructor(
    private readonly stripe: Stripe,
    private readonly calls: Pick<StripeCalls, 'run' | 'find'>,
  ) {
    this.links = new StripeChargeLinks(stripe, calls);
  }

  async read({ kind, id }: StatementRef): Promise<Statement | undefined> {
    const { stripe, calls } = this;
    switch (kind) {
      case 'charge': {
        const charge = await calls.find(() => stripe.charges.retrieve(id));
        return charge && chargeStatement(charge, await this.links.of(charge));
      }
      case 'refund': {
        const refund = await calls.find(() => stripe.refunds.retrieve(id));
        return refund && refundStatement(refund);
      }
      case 'dispute': {
        const dispute = await calls.find(() => stripe.disputes.retrieve(id));
        return dispute && disputeStatement(dispute);
      }
      case 'transaction': {
        const transaction = await calls.find(() => stripe.balanceTransactions.retrieve(id));
        return transaction && transactionStatement(transaction);
      }
      case 'payout': {
        const payout = await calls.find(() => stripe.payouts.retrieve(id));
        return payout && payoutStatement(payout);
      }
    }
  }

  listed(kind: StatementKind, range: StatementRange): AsyncIterable<readonly Statement[]> {
    const { stripe } = this;
    const created = createdIn(range);
    switch (kind) {
      case 'charge':
        return this.pages((page) => stripe.charges.list({ ...page, created }), chargeStatement);
      case 'refund':
        return this.pages((page) => stripe.refunds.list({ ...page, created }), refundStatement);
      case 'dispute':
        return this.pages((page) => stripe.disputes.list({ ...page, created }), disputeStatement);
      case 'transaction':
        return this.pages((page) => stripe.balanceTransactions.list({ ...page, created }), transactionStatement);
      case 'payout':
        return this.pages((page) => stripe.payouts.list({ ...page, created }), payoutStatement);
    }
  }

  transactionsOf(payout: string): AsyncIterable<readonly Statement[]> {
    return this.pages(
      (page) => this.stripe.balanceTransactions.list({ ...page, payout }),
      (each) => transactionStatement(each, payout),
    );
  }

  async partsOf(charge: string): Promise<readonly Statement[]> {
    const { stripe } = this;
    const parts: Statement[] = [];
    for (const pages of [
      this.pages((page) => stripe.balanceTransactions.list({ ...page, source: charge }), transactionStatement),
      this.pages((page) => stripe.refunds.list({ ...page, charge }), refundStatement),
      this.pages((page) => stripe.disputes.list({ ...page, charge }), disputeStatement),
    ]) {
      for await (const page of pages) parts.push(...page);
    }
    return [...(await this.movementsOf(parts)), ...parts];
  }

  /** The transactions of refunds and disputes, which have those and not the charge as their source. */
  private async movementsOf(parts: readonly Statement[]): Promise<readonly Statement[]> {
    const ids = parts.flatMap((each) => {
      if (each.kind === 'refund') return each.stated.transactionId ?? [];
      return each.kind === 'dispute' ? each.stated.transactionIds : [];
    });
    const found = await Promise.all(ids.map((id) => this.read({ kind: 'transaction', id })));
    return found.flatMap((each) => each ?? []);
  }

  private async *pages<Item extends { readonly id: string }>(
    list: (page: PageWanted) => Promise<Page<Item>>,
    statementOf: (item: Item) => Statement | undefined,
  ): AsyncIterable<readonly Statement[]> {
    for (let after: string | undefined; ;) {
      const wanted = { limit: PAGE, ...(after !== undefined && { starting_after: after }) };
      const page = await this.calls.run(() => list(wanted));
      yield page.data.flatMap((each) => statementOf(each) ?? []);
      after = page.data.at(-1)?.id;
      if (!page.has_more || after === undefined) return;
    }
  }
}

/** The provider counts whole seconds: ranges that follow each other leave nothing out and overlap nowhere. */
function createdIn({ from, until }: StatementRange): Stripe.RangeQueryParam {
  return { gte: seconds(from), ...(until && { lt: seconds(until) }) };
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);
