import { Card } from '../../../ui/card/card';
import { formatCount } from '../../../ui/format/numbers';
import type { Statement } from '../reconciliation.api';
import { monthTerms } from '../month-words';
import { signedText } from '../reconciliation-words';

/** What came in, what went out of it and what was paid out, to the penny. */
export function MonthEquation({ figures }: Pick<Statement, 'figures'>) {
  const { payments, differencePence } = figures;
  return (
    <Card
      title="Totals"
      subtitle={`${formatCount(payments)} ${payments === 1 ? 'payment' : 'payments'}; the provider’s lines of the month, and the payouts that arrived in it`}
    >
      <dl className="k-equation-terms k-num">
        {monthTerms(figures).map(({ name, sign, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {sign !== '' && <span className="k-equation-sign">{sign} </span>}
              {text}
            </dd>
          </div>
        ))}
        <div data-tone={differencePence === 0 ? 'good' : 'bad'}>
          <dt>Payouts beyond their lines</dt>
          <dd>{signedText(differencePence, 'gbp')}</dd>
        </div>
      </dl>
    </Card>
  );
}
