import { Button } from '@blueprintjs/core';
import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import { YEAR_SLOTS } from '@keelson/vocabulary';
import { useState } from 'react';
import { useViewer } from '../../../session/use-viewer';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { Dialog } from '../../../ui/dialog/dialog';
import { useNotices } from '../../../ui/notices/use-notices';
import { type Headcounts, useDashboardHeadcountsQuery, useDashboardSaveHeadcountsMutation } from '../dashboard.api';
import { type Counts, countsOf, countText, EMPLOYEE_YEARS, headcountsBody } from '../employee-counts';
import { longMonth } from '../figure-words';
import { ReadError } from './read-error';
import '../../../ui/form/form.css';

interface EmployeesDialogProps {
  readonly accountId: string;
  /** Partners and super admins look; the owner types. A partner may press Save on what is there. */
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** One box a month of three financial years. It is one dialog all the while, so that the focus stays in it. */
export function EmployeesDialog({ accountId, readOnly, onClose }: EmployeesDialogProps) {
  const viewer = useViewer();
  const { data, error, refetch } = useDashboardHeadcountsQuery(accountId);
  const [typed, setTyped] = useState<Counts>({});
  const [save, { isLoading }] = useDashboardSaveHeadcountsMutation();
  const { failure } = useNotices();
  const submit = async (headcounts: Headcounts): Promise<void> => {
    const counts = { ...countsOf(headcounts), ...typed };
    const saved = await save({ accountId, body: headcountsBody(headcounts, counts, viewer.email) });
    if (saved.error) failure(saved.error);
    else onClose();
  };
  return (
    <Dialog
      open
      title={texts.updateEmployees}
      width={620}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {data && viewer.kind !== 'superAdmin' && (
            <Button intent="primary" loading={isLoading} onClick={() => void submit(data)}>
              Save
            </Button>
          )}
        </>
      }
    >
      <p className="k-soft">
        People employed at each month’s end; part-timers count in part.
        {readOnly && ' Only the owner of the company may change them.'}
      </p>
      {data === undefined &&
        (error === undefined ? (
          <SkeletonLines lines={6} label="Loading employee numbers" />
        ) : (
          <ReadError title="Could not load employee numbers" error={error} onRetry={() => void refetch()} />
        ))}
      {data && (
        <EmployeeYears
          headcounts={data}
          counts={{ ...countsOf(data), ...typed }}
          readOnly={readOnly}
          onType={(month, text) => setTyped({ ...typed, [month]: text })}
        />
      )}
    </Dialog>
  );
}

interface EmployeeYearsProps {
  readonly headcounts: Headcounts;
  readonly counts: Counts;
  readonly readOnly: boolean;
  readonly onType: (month: string, text: string) => void;
}

const EmployeeYears = ({ headcounts, counts, readOnly, onType }: EmployeeYearsProps) =>
  YEAR_SLOTS.map((year) => (
    <details key={year} className="k-employees" open={year === 'thisYear'}>
      <summary>{EMPLOYEE_YEARS[year]}</summary>
      <div className="k-employees-grid">
        {headcounts[year].map(({ date }) => (
          <label key={date}>
            {longMonth(date)}
            <input
              className="bp6-input k-input k-num"
              inputMode="decimal"
              readOnly={readOnly}
              value={counts[date] ?? ''}
              onChange={(event) => onType(date, countText(event.target.value))}
            />
          </label>
        ))}
      </div>
    </details>
  ));
