import { ErrorIcon, TickCircleIcon, TimeIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { formatDate } from '../../../ui/format/dates';
import { bankText, bankTone } from '../bank/bank-words';
import type { Payout } from '../reconciliation.api';
import { moneyText, payoutVerdict } from '../reconciliation-words';

interface PayoutEquationProps {
  readonly payout: Payout;
  /** Where it leads. */
  readonly children?: ReactNode;
}

const ICONS = { good: TickCircleIcon, bad: ErrorIcon, open: TimeIcon };

/** A payout and what it is the sum of. */
export function PayoutEquation({ payout, children }: PayoutEquationProps) {
  const { amountPence, currency, arrivesAt } = payout;
  const { text, tone } = payoutVerdict(payout);
  const Icon = ICONS[tone];
  return (
    <Card className="k-equation">
      <div>
        <p className="k-small k-soft">Payout of {formatDate(arrivesAt)}</p>
        <p className="k-equation-amount k-num">{moneyText(amountPence, currency)}</p>
        <p className="k-equation-verdict" data-tone={tone}>
          <Icon size={14} /> {text}
        </p>
        {payout.bank && <AtBank bank={payout.bank} />}
        {children}
      </div>
      {payout.automatic && <Terms payout={payout} tone={tone} />}
    </Card>
  );
}

/** The last leg: the line of the statement with which it arrived. */
function AtBank({ bank }: { readonly bank: NonNullable<Payout['bank']> }) {
  const tone = bankTone(bank);
  const Icon = ICONS[tone];
  return (
    <p className="k-equation-verdict k-case-id" data-tone={tone}>
      <Icon size={14} /> {bankText(bank)}
    </p>
  );
}

interface TermsProps {
  readonly payout: Payout;
  readonly tone: string;
}

/** Of a payout made by hand the provider states no lines: there is nothing to add up. */
function Terms({ payout, tone }: TermsProps) {
  const { amountPence, currency, grossPence, linesPence } = payout;
  return (
    <dl className="k-equation-terms k-num">
      <Term name="Charges" text={moneyText(grossPence, currency)} />
      {termsOf(payout).map(([name, amount]) => (
        <Term key={name} name={name} sign={amount > 0 ? '+' : '−'} text={moneyText(Math.abs(amount), currency)} />
      ))}
      <Term name="Should arrive" sign="=" text={moneyText(linesPence, currency)} />
      <Term
        name="Paid out"
        sign={linesPence === amountPence ? '=' : '≠'}
        tone={tone}
        text={moneyText(amountPence, currency)}
      />
      {payout.bank?.line && (
        <Term
          name="At the bank"
          sign={payout.bank.gapPence === 0 ? '=' : '≠'}
          tone={bankTone(payout.bank)}
          text={moneyText(payout.bank.line.amountPence, 'gbp')}
        />
      )}
    </dl>
  );
}

/** What was taken from the charges or added to them; what there was none of only where it always is. */
const termsOf = (payout: Payout): readonly (readonly [string, number])[] => [
  ['Refunds', payout.refundsPence],
  ...(payout.disputesPence === 0 ? [] : [['Disputes', payout.disputesPence] as const]),
  ...(payout.otherPence === 0 ? [] : [['Other', payout.otherPence] as const]),
  ['Fees, as charged', payout.feesPence],
];

interface TermProps {
  readonly name: string;
  readonly text: string;
  readonly sign?: string;
  readonly tone?: string;
}

function Term({ name, text, sign, tone }: TermProps) {
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd>
        {sign !== undefined && <span className="k-equation-sign">{sign} </span>}
        {text}
      </dd>
    </div>
  );
}
