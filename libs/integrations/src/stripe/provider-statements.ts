/** What the provider's own books say, object by object. Amounts are whole pence of `currency`, times ISO instants. */
export interface ChargeStatement {
  readonly chargeId: string;
  readonly paymentId: string | null;
  /** Our id of the checkout; null for renewals and charges made by hand. */
  readonly orderId: string | null;
  readonly sessionId: string | null;
  readonly invoiceId: string | null;
  readonly accountId: string | null;
  readonly amountPence: number;
  readonly refundedPence: number;
  readonly currency: string;
  readonly status: 'succeeded' | 'pending' | 'failed';
  readonly disputed: boolean;
  readonly transactionId: string | null;
  readonly createdAt: string;
}

export interface RefundStatement {
  readonly refundId: string;
  readonly chargeId: string;
  readonly amountPence: number;
  readonly currency: string;
  readonly status: string;
  readonly transactionId: string | null;
  readonly createdAt: string;
}

export interface DisputeStatement {
  readonly disputeId: string;
  readonly chargeId: string;
  readonly amountPence: number;
  readonly currency: string;
  readonly status: string;
  readonly transactionIds: readonly string[];
  readonly createdAt: string;
}

/** A movement of the balance at the provider. */
export interface TransactionStatement {
  readonly transactionId: string;
  /** The provider's reporting category. */
  readonly category: string;
  readonly sourceId: string | null;
  readonly amountPence: number;
  readonly feePence: number;
  readonly netPence: number;
  readonly currency: string;
  /** Null where a transaction is read by itself: only the list of a payout says it. */
  readonly payoutId: string | null;
  readonly createdAt: string;
  readonly availableAt: string;
}

export interface PayoutStatement {
  readonly payoutId: string;
  readonly amountPence: number;
  readonly currency: string;
  readonly status: string;
  readonly automatic: boolean;
  readonly reconciliation: 'completed' | 'in_progress' | 'not_applicable';
  readonly transactionId: string | null;
  readonly createdAt: string;
  readonly arrivesAt: string;
}

export type Statement =
  | { readonly kind: 'charge'; readonly stated: ChargeStatement }
  | { readonly kind: 'refund'; readonly stated: RefundStatement }
  | { readonly kind: 'dispute'; readonly stated: DisputeStatement }
  | { readonly kind: 'transaction'; readonly stated: TransactionStatement }
  | { readonly kind: 'payout'; readonly stated: PayoutStatement };

export type StatementKind = Statement['kind'];

export interface StatementRef {
  readonly kind: StatementKind;
  readonly id: string;
}

/** Objects made at `from` or later and before `until`; without `until`, all later ones. */
export interface StatementRange {
  readonly from: Date;
  readonly until: Date | undefined;
}

/** Reads the provider's books. Nothing is changed there. */
export interface ProviderStatements {
  /** One object as it stands now, a charge with what it belongs to; `undefined` for what the provider does not know. */
  read(ref: StatementRef): Promise<Statement | undefined>;
  /** Pages of one kind, the newest first. Charges come without what they belong to: `read` finds that. */
  listed(kind: StatementKind, range: StatementRange): AsyncIterable<readonly Statement[]>;
  /** Pages of the transactions that an automatic payout is made of. */
  transactionsOf(payoutId: string): AsyncIterable<readonly Statement[]>;
  /** Transactions, refunds and disputes of a charge. */
  partsOf(chargeId: string): Promise<readonly Statement[]>;
}

/** The provider's id of the object. */
export function statementId(statement: Statement): string {
  switch (statement.kind) {
    case 'charge':
      return statement.stated.chargeId;
    case 'refund':
      return statement.stated.refundId;
    case 'dispute':
      return statement.stated.disputeId;
    case 'transaction':
      return statement.stated.transactionId;
    case 'payout':
      return statement.stated.payoutId;
  }
}
