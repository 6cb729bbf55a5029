import { Button } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { changeFault, settledText } from '../change-texts';
import type { DetailSpan } from '../use-shown-group';
import { ChangeBox } from './change-box';

const SPANS = [
  ['totals', 'Totals'],
  ['months', 'By month'],
] as const;

interface DetailToolsProps {
  readonly count: number;
  readonly wanted: string;
  readonly onWant: (wanted: string) => void;
  readonly span: DetailSpan;
  readonly onSpan: (span: DetailSpan) => void;
  /** Left out where nothing can be changed. */
  readonly onApply?: ((text: string) => void) | undefined;
}

/** Finds an account of the group, changes all that are shown by the same, and shows them by month. */
export function DetailTools({ count, wanted, onWant, span, onSpan, onApply }: DetailToolsProps) {
  const [all, setAll] = useState('');
  return (
    <div className="plan-detail-tools">
      <span className="k-table-search">
        <SearchIcon size={14} />
        <input
          type="search"
          className="bp6-input k-input"
          aria-label="Find an account"
          placeholder={count === 1 ? 'Find the account' : `Find one of ${count} accounts`}
          value={wanted}
          onChange={({ target }) => onWant(target.value)}
        />
      </span>
      {onApply && (
        <span className="plan-detail-all">
          <span aria-hidden="true">Change all by</span>
          <ChangeBox id="change-all" label="Change all by percent" text={all} readOnly={false} onType={setAll} />
          <Button disabled={changeFault(all) !== undefined} onClick={() => onApply(settledText(all))}>
            Apply
          </Button>
        </span>
      )}
      <ViewTabs label="Show" views={SPANS} view={span} onChange={onSpan} />
    </div>
  );
}
