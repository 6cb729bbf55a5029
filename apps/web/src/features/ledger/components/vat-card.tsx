import { ledgerMessages as texts } from '@keelson/contracts/ledger';
import { useState } from 'react';
import type { Versioned } from '../../../client/answer';
import { isOverwriting } from '../../../client/api-problem';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { useShownVersion } from '../../../ui/form/use-shown-version';
import { useNotices } from '../../../ui/notices/use-notices';
import { useLedgerSetVatMutation, useLedgerVatQuery, type VatMultiplier } from '../ledger.api';
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

interface VatFormProps extends VatCardProps {
  readonly saved: VatMultiplier & Versioned;
}

const ASKED = 'Your accounting system does not say whether you are registered for VAT, so please do.';
const HINT = '1.20 where all you sell bears 20% VAT, 1.00 without VAT, between them for a mixture.';

function VatForm({ accountId, own, saved }: VatFormProps) {
  const [set] = useLedgerSetVatMutation();
  const { toast } = useNotices();
  const [overtaken, setOvertaken] = useState(false);
  const form = useForm<VatValues>('vat', {
    initial: { vatMultiplier: saved.vatMultiplier ?? '' },
    rules: () => import('../vat-rules').then(({ vatRules }) => vatRules),
    submit: async ({ vatMultiplier: typed }) => {
      try {
        await set({ accountId, version, vatMultiplier: typed.trim() }).unwrap();
        setOvertaken(false);
        toast(texts.saved);
      } catch (error) {
        if (isOverwriting(error)) {
          tellRefused();
          setOvertaken(true);
        }
        throw error;
      }
    },
    fallback: texts.somethingWentWrong,
  });
  const differs = Number(form.values.vatMultiplier) !== Number(saved.vatMultiplier ?? '');
  const { version, tellRefused } = useShownVersion(saved.version, differs);
  return (
    <Form form={form} label="VAT multiplier">
      <TextField
        form={form}
        name="vatMultiplier"
        label="Multiplier"
        hint={
          saved.vatMultiplier === null && !overtaken
            ? `${ASKED} ${HINT}`
            : overtaken
              ? `${saved.vatMultiplier ?? 'Nothing'} was saved in the meantime. ${HINT}`
              : HINT
        }
        inputMode="decimal"
        maxLength={4}
        readOnly={!own}
      />
      {own && <SubmitButton form={form}>Save</SubmitButton>}
    </Form>
  );
}
