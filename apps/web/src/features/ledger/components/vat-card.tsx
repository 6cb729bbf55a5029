import { useFiguresVatQuery } from '../../../figures/vat.api';
import { VatForm } from '../../../figures/vat-form';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';

interface VatCardProps {
  readonly accountId: string;
  readonly own: boolean;
}

/** What turns a net amount into one with VAT: debtor and creditor days go by it. */
export function VatCard({ accountId, own }: VatCardProps) {
  const { data, error, refetch } = useFiguresVatQuery(accountId);
  return (
    <Card
      title="VAT in your debtors and creditors"
      subtitle="What customers owe you includes VAT, your sales do not. Trade debtor days and trade creditor days allow for that."
    >
      {data ? (
        <VatForm accountId={accountId} own={own} saved={data} />
      ) : error !== undefined ? (
        <ErrorState title="Could not load the VAT multiplier" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={2} label="Loading the VAT multiplier" />
      )}
    </Card>
  );
}
