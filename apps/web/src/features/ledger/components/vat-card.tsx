import { ledgerMessages as texts } from '@keelson/contracts/ledger';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { useNotices } from '../../../ui/notices/use-notices';
import { useLedgerSetVatMutation, useLedgerVatQuery } from '../ledger.api';
import type { VatValues } from '../vat-rules';

interface VatCardProps {
  readonly accountId: string;
  readonly own: boolean;
}

/** What turns a net amount into one with VAT: debtor and creditor days go by it. */
export function VatCard({ accountId, own }: VatCardProps) {
  const { data, error, refetch } = useLedgerVatQuery({ accountId });
  return (
    <Card
      title="VAT in your debtors and creditors"
      subtitle="What customers owe you includes VAT, your sales do not. Debtor and creditor days allow for that."
    >
      {data ? (
        <VatForm key={data.vatMultiplier} accountId={accountId} own={own} vatMultiplier={data.vatMultiplier} />
      ) : error !== undefined ? (
        <ErrorState title="Could not load the VAT multiplier" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines lines={2} label="Loading the VAT multiplier" />
      )}
    </Card>
  );
}

function VatForm({ accountId, own, vatMultiplier }: VatCardProps & { readonly vatMultiplier: string }) {
  const [set] = useLedgerSetVatMutation();
  const { toast } = useNotices();
  const form = useForm<VatValues>('vat', {
    initial: { vatMultiplier },
    rules: () => import('../vat-rules').then(({ vatRules }) => vatRules),
    submit: async ({ vatMultiplier: typed }) => {
      await set({ accountId, vatMultiplier: typed.trim() }).unwrap();
      toast(texts.saved);
    },
    fallback: texts.somethingWentWrong,
  });
  return (
    <Form form={form} label="VAT multiplier">
      <TextField
        form={form}
        name="vatMultiplier"
        label="Multiplier"
        hint="1.20 where all you sell bears 20% VAT, 1.00 without VAT, between them for a mixture."
        inputMode="decimal"
        maxLength={4}
        readOnly={!own}
      />
      {own && <SubmitButton form={form}>Save</SubmitButton>}
    </Form>
  );
}
