import { Button } from '@blueprintjs/core';
import { TickCircleIcon } from '@blueprintjs/icons';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { LONGEST_SNAPSHOT_NAME, type PlanLine } from '@keelson/vocabulary';
import { waitingText } from '../detail-words';

interface DetailFootProps {
  readonly waiting: readonly PlanLine[];
  readonly readOnly: boolean;
  readonly mayCalculate: boolean;
  readonly busy: boolean;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onCalculate: () => void;
}

/** What stands between the owner and Save, and the button that takes it away. */
export const DetailFoot = (props: DetailFootProps) => {
  const { waiting, readOnly, mayCalculate, busy, name, onName, onCalculate } = props;
  return (
    <div className="plan-detail-foot">
      <p role="status">
        {readOnly ? (
          'A saved date is open: Calculate and Save are for the live figures.'
        ) : waiting.length === 0 ? (
          <>
            <TickCircleIcon size={14} className="plan-group-done" /> All four groups are calculated, so this can be
            saved.
          </>
        ) : (
          `Save opens when ${waitingText(waiting)} ${waiting.length === 1 ? 'is' : 'are'} calculated.`
        )}
      </p>
      {!readOnly && (
        <div className="k-field">
          <div className="k-field-head">
            <label htmlFor="detail-name">Name for the saved date, if you like</label>
          </div>
          <input
            id="detail-name"
            className="bp6-input k-input"
            maxLength={LONGEST_SNAPSHOT_NAME}
            autoComplete="off"
            value={name}
            onChange={({ target }) => onName(target.value)}
          />
        </div>
      )}
      <Button disabled={!mayCalculate} loading={busy} onClick={onCalculate}>
        {texts.calculate}
      </Button>
    </div>
  );
};
