import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import type { CaseList } from '../case-list-state';
import { useReconciliationBankQuery } from './bank.api';
import { BankLines } from './bank-lines';
import { OpenPayouts } from './open-payouts';
import { StatementBox } from './statement-box';
import './bank.css';

/** The last leg: statements, payouts that they do not have, and their lines. */
export function BankView({ list }: { readonly list: CaseList }) {
  const { data, error, refetch } = useReconciliationBankQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <StatementBox />
      {data === undefined ? (
        <Card>
          {error === undefined ? (
            <SkeletonLines lines={4} label="Loading the payouts" />
          ) : (
            <ErrorState title="Could not load how the payouts stand" error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : (
        <OpenPayouts bank={data} openPayout={list.openPayout} />
      )}
      <BankLines list={list} />
    </>
  );
}
