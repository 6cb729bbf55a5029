import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { usePartnersAccountQuery } from '../partners.api';
import { AccessCode } from './access-code';
import './partner-box.css';

/** Day, month and year as specified: 03/11/2026. */
const dayMonthYear = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric' });

/** A channel partner's own account: the code to copy, when the account was activated and its type (PROFILE-02). */
export function PartnerAccountCard() {
  const { data: account, error, refetch } = usePartnersAccountQuery();
  return (
    <Card title="Account Info">
      {error !== undefined && account === undefined ? (
        <ErrorState title="Could not load your account" error={error} onRetry={() => void refetch()} />
      ) : account === undefined ? (
        <SkeletonLines lines={3} label="Loading your account" />
      ) : (
        <>
          <AccessCode code={account.accessCode} label="Channel Partner Code" />
          <dl className="k-partner-facts">
            <dt>Activation date</dt>
            <dd>
              {account.activatedAt === null ? 'Not activated yet' : dayMonthYear.format(new Date(account.activatedAt))}
            </dd>
            <dt>Account type</dt>
            <dd>{account.accountType}</dd>
          </dl>
        </>
      )}
    </Card>
  );
}
