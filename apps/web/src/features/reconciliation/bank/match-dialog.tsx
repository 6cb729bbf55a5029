import { LONGEST_REASON } from '@keelson/contracts/reconciliation';
import { useState } from 'react';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { Dialog } from '../../../ui/dialog/dialog';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextAreaField } from '../../../ui/form/text-area-field';
import { formatDate } from '../../../ui/format/dates';
import { moneyText, signedText } from '../reconciliation-words';
import { useWrittenForm } from '../use-written-form';
import {
  type ListedLine,
  type OpenPayout,
  useReconciliationBankLinesQuery,
  useReconciliationBankMatchMutation,
} from './bank.api';
import { lineText } from './bank-words';

const MOST = 25;

interface MatchDialogProps {
  readonly payout: OpenPayout;
  readonly onClose: () => void;
}

/** Somebody chooses the line with which a payout arrived, and says why. */
export function MatchDialog({ payout, onClose }: MatchDialogProps) {
  const { payoutId, amountPence, arrivesAt } = payout;
  const { data, error, refetch } = useReconciliationBankLinesQuery({ payout: payoutId, size: MOST });
  const title = `Match the payout of ${formatDate(arrivesAt)}, ${moneyText(amountPence, 'gbp')}`;
  return (
    <Dialog open title={title} onClose={onClose}>
      {error !== undefined && data === undefined && (
        <ErrorState title="Could not load the lines" error={error} onRetry={() => void refetch()} />
      )}
      {error === undefined && data === undefined && <SkeletonLines lines={4} label="Loading the lines" />}
      {data?.rows.length === 0 && (
        <EmptyState title="No line is near it">
          No free line of about this amount stands within five days before its arrival and 31 days after it.
        </EmptyState>
      )}
      {data !== undefined && data.rows.length > 0 && <MatchForm payout={payout} lines={data.rows} onDone={onClose} />}
    </Dialog>
  );
}

interface MatchFormProps {
  readonly payout: OpenPayout;
  readonly lines: readonly ListedLine[];
  readonly onDone: () => void;
}

function MatchForm({ payout, lines, onDone }: MatchFormProps) {
  const { payoutId, amountPence } = payout;
  const gapOf = (line: ListedLine): number => line.amountPence - amountPence;
  const nearest = lines.toSorted((one, other) => Math.abs(gapOf(one)) - Math.abs(gapOf(other)));
  const [picked, setPicked] = useState<string>();
  const lineId = picked ?? nearest[0]?.lineId ?? '';
  const [match] = useReconciliationBankMatchMutation();
  const form = useWrittenForm('bank-match', async (reason) => {
    const answer = await match({ payoutId, lineId, reason }).unwrap();
    onDone();
    return answer;
  });
  return (
    <Form form={form} label="Match with the bank">
      <fieldset className="k-field">
        <legend className="k-legend">Line of the bank</legend>
        <div className="k-radios">
          {nearest.map((line) => (
            <label key={line.lineId} className="k-check">
              <input
                type="radio"
                name="bank-line"
                checked={line.lineId === lineId}
                onChange={() => setPicked(line.lineId)}
              />
              <span className="k-grow k-case-id">
                {lineText(line)}
                {gapOf(line) !== 0 && <b className="k-nowrap"> {signedText(gapOf(line), 'gbp')}</b>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        form={form}
        name="text"
        label="Reason, kept in the history"
        hint="What did you check, and where"
        rows={3}
        maxLength={LONGEST_REASON}
      />
      <div className="k-form-actions">
        <SubmitButton form={form}>Match</SubmitButton>
      </div>
    </Form>
  );
}
