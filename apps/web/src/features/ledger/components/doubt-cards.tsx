import { TickCircleIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card/card';
import { formatExactPounds } from '../../../ui/format/numbers';
import { ledgerAmount } from '../figure-text';
import type { Trust } from '../ledger.api';
import { dateText } from '../manual-entry/entry-words';

const Sure = ({ children }: { readonly children: ReactNode }) => (
  <p className="k-sure">
    <TickCircleIcon /> {children}
  </p>
);

const count = (of: number, one: string, many: string): string => `${of} ${of === 1 ? one : many}`;

interface UnmappedCardProps {
  readonly trust: Trust;
  /** The page on which an account is given its place. */
  readonly accountsAddress: string;
}

/** Accounts that count in no figure, with what they hold. */
export function UnmappedCard({ trust: { unmapped, overridden }, accountsAddress }: UnmappedCardProps) {
  const join = accountsAddress.includes('?') ? '&' : '?';
  return (
    <Card
      title="Unmapped accounts"
      {...(overridden === 0
        ? {}
        : { subtitle: `${count(overridden, 'account counts', 'accounts count')} where you decided` })}
    >
      {unmapped.length === 0 ? (
        <Sure>Every account counts somewhere.</Sure>
      ) : (
        <>
          <p className="k-small k-soft k-doubts-lead">They count in no figure until you say where.</p>
          <ul className="k-doubts k-num">
            {unmapped.map(({ ref, account_code, account_name, movement, balance }) => (
              <li key={ref}>
                <Link to={`${accountsAddress}${join}account=${ref}`}>{`${account_code} ${account_name}`.trim()}</Link>
                <span>{ledgerAmount(balance ?? movement)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

interface MonthsProps {
  readonly lead: string;
  readonly months: readonly { readonly month: string; readonly difference: number }[];
}

const Months = ({ lead, months }: MonthsProps) => (
  <>
    <p className="k-small k-soft k-doubts-lead">{lead}</p>
    <ul className="k-doubts k-num">
      {months.map(({ month, difference }) => (
        <li key={month}>
          <span>{dateText(month)}</span>
          <span>{formatExactPounds(difference)}</span>
        </li>
      ))}
    </ul>
  </>
);

/** Months that are missing or do not add up. */
export function DifferencesCard({ trust: { outOfBalance, doesNotBalance, missingMonths } }: { readonly trust: Trust }) {
  const sure = outOfBalance.length + doesNotBalance.length + missingMonths.length === 0;
  return (
    <Card title="Months out of balance">
      {sure && <Sure>Every month is there and adds up.</Sure>}
      {outOfBalance.length > 0 && <Months lead="Debits and credits differ by" months={outOfBalance} />}
      {doesNotBalance.length > 0 && (
        <Months lead="Net assets and capital and reserves differ by" months={doesNotBalance} />
      )}
      {missingMonths.length > 0 && (
        <p className="k-small k-soft">
          {count(missingMonths.length, 'month is', 'months are')} missing: {missingMonths.map(dateText).join(', ')}.
        </p>
      )}
    </Card>
  );
}
