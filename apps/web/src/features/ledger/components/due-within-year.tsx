import { Button } from '@blueprintjs/core';
import { UndoIcon } from '@blueprintjs/icons';
import { ledgerMessages as texts } from '@keelson/contracts/ledger';
import { amountIn, amountText } from '@keelson/contracts/validation';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { useNotices } from '../../../ui/notices/use-notices';
import type { DueValues } from '../due-within-year-rules';
import { ledgerAmount } from '../figure-text';
import { type AccountPlacement, useLedgerStateDueWithinYearMutation } from '../ledger.api';

interface DueWithinYearProps {
  readonly accountId: string;
  readonly account: AccountPlacement;
  /** Of what is shown. */
  readonly version: number | undefined;
  readonly own: boolean;
}

const ASSUMED = 'Its name puts all of it after one year. Nobody has stated yet what is due earlier.';
const HINT = 'What you pay back in the next twelve months. It moves to the amounts due within one year.';

/** What of a loan is due within a year: no accounting system tells it. */
export function DueWithinYear({ accountId, account, version, own }: DueWithinYearProps) {
  const { ref, account_name: name, dueWithinYear: part } = account;
  const [state, stating] = useLedgerStateDueWithinYearMutation();
  const { toast, failure } = useNotices();
  const stated = part?.stated ?? null;
  const form = useForm<DueValues>('due', {
    initial: { amount: amountText(stated, 'pounds') },
    rules: () => import('../due-within-year-rules').then(({ dueRules }) => dueRules),
    submit: async ({ amount }) => {
      await state({ accountId, ref, version, amount: amountIn(amount, 'pounds') ?? null }).unwrap();
      toast(texts.saved);
    },
    fallback: texts.somethingWentWrong,
  });
  const takeBack = (): void => {
    state({ accountId, ref, version, amount: null })
      .unwrap()
      .then(() => toast(`${name} is due after one year again`))
      .catch(failure);
  };
  return (
    <div className="k-panel-part">
      <h3 className="k-panel-title">Part due within a year</h3>
      {part?.assumed && <p className="k-small k-soft">{ASSUMED}</p>}
      {own ? (
        <Form form={form} label="Part due within a year">
          <TextField form={form} name="amount" label="Amount (£)" hint={HINT} inputMode="decimal" maxLength={20} />
          <SubmitButton form={form}>Save the part</SubmitButton>
        </Form>
      ) : (
        <p>{stated === null ? 'Not stated' : ledgerAmount(stated)}</p>
      )}
      {own && stated !== null && (
        <div className="k-form-actions">
          <Button icon={<UndoIcon />} loading={stating.isLoading} onClick={takeBack}>
            Take it back
          </Button>
        </div>
      )}
    </div>
  );
}
