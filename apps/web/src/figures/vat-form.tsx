import { ledgerMessages as texts } from '@keelson/contracts/ledger';
import { useState } from 'react';
import type { Versioned } from '../client/answer';
import { isOverwriting } from '../client/api-problem';
import { Form } from '../ui/form/form';
import { SubmitButton } from '../ui/form/submit-button';
import { TextField } from '../ui/form/text-field';
import { useForm } from '../ui/form/use-form';
import { useShownVersion } from '../ui/form/use-shown-version';
import { useNotices } from '../ui/notices/use-notices';
import { useFiguresSetVatMutation, type VatMultiplier } from './vat.api';
import type { VatValues } from './vat-rules';

interface VatFormProps {
  readonly accountId: string;
  /** Only the owner may say it. */
  readonly own: boolean;
  readonly saved: VatMultiplier & Versioned;
}

const ASKED = 'Your accounting system does not say whether you are registered for VAT, so please do.';
const HINT = '1.20 where all you sell bears 20% VAT, 1.00 without VAT, between them for a mixture.';

/** What turns a net amount into one with VAT, to be looked at and said. */
export function VatForm({ accountId, own, saved }: VatFormProps) {
  const [set] = useFiguresSetVatMutation();
  const { toast } = useNotices();
  const [overtaken, setOvertaken] = useState(false);
  const form = useForm<VatValues>('vat', {
    initial: { vatMultiplier: saved.vatMultiplier ?? '' },
    rules: () => import('./vat-rules').then(({ vatRules }) => vatRules),
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
