import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorState } from '../../ui/card/card-states';
import { SkeletonLines } from '../../ui/card/skeleton';
import { useAddress } from '../../ui/table/use-address';
import { useGoalsOfQuery } from './goals.api';

const GoalsDialog = lazy(() => import('./goals-dialog').then((dialog) => ({ default: dialog.GoalsDialog })));

interface GoalsFormProps {
  readonly accountId: string;
  readonly readOnly: boolean;
  readonly today: string;
  readonly tour: boolean;
  /** What comes up while the form is closed. */
  readonly otherwise: ReactNode;
}

/** Opened by the address, which says so once: neither a reload nor Back opens the form again. */
export function GoalsForm({ accountId, readOnly, today, tour, otherwise }: GoalsFormProps) {
  const { query, change } = useAddress();
  const asked = query.get('openGoals') === 'true';
  const [open, setOpen] = useState(asked);
  if (asked && !open) setOpen(true);
  useEffect(() => {
    if (!asked) return;
    const consumed = (before: URLSearchParams): URLSearchParams => {
      before.delete('openGoals');
      return before;
    };
    change(consumed, { replace: true });
  }, [asked, change]);
  const { data, error, refetch } = useGoalsOfQuery(accountId, { skip: !open });
  if (!open) return otherwise;
  const close = (): void => setOpen(false);
  return (
    <Suspense fallback={null}>
      <GoalsDialog
        {...{ accountId, readOnly, today, tour }}
        goals={data?.goals}
        withdrawalTaxPercent={data?.withdrawalTaxPercent ?? 0}
        newest={data?.version}
        onClose={close}
      >
        {error === undefined ? (
          <SkeletonLines lines={6} label="Loading your goals" />
        ) : (
          <ErrorState title="Could not load your goals" error={error} onRetry={() => void refetch()} />
        )}
      </GoalsDialog>
    </Suspense>
  );
}
