import { Button } from '@blueprintjs/core';
import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import { YEAR_SLOTS } from '@keelson/vocabulary';
import { isOverwriting } from '../../../client/api-problem';
import { DraftNote } from '../../../drafts/draft-note';
import { DraftSaving } from '../../../drafts/draft-saving';
import { useFormDraft } from '../../../drafts/use-form-draft';
import { useViewer } from '../../../session/use-viewer';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { Dialog } from '../../../ui/dialog/dialog';
import { changedMeanwhile, type ReadField } from '../../../ui/form/changed-meanwhile';
import { typedAmount } from '../../../ui/form/typed-amount';
import { describedBy, FieldMessage } from '../../../ui/form/field';
import { fieldId } from '../../../ui/form/field-id';
import { type FormState, useForm } from '../../../ui/form/use-form';
import { useTypedInto } from '../../../ui/form/use-typed-into';
import { useShownVersion } from '../../../ui/form/use-shown-version';
import { useNotices } from '../../../ui/notices/use-notices';
import { type Headcounts, useDashboardHeadcountsQuery, useDashboardSaveHeadcountsMutation } from '../dashboard.api';
import { type Counts, countsOf, EMPLOYEE_YEARS, headcountsBody } from '../employee-counts';
import { longMonth } from '../figure-words';
import { ReadError } from './read-error';
import { SameEveryMonth } from './same-every-month';
import '../../../ui/form/form.css';

interface EmployeesDialogProps {
  readonly accountId: string;
  /** Partners and super admins look; the owner types. A partner may press Save on what is there. */
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

const readCounts = (headcounts: Headcounts | undefined): readonly ReadField[] =>
  headcounts === undefined
    ? []
    : Object.entries(countsOf(headcounts)).map(([month, count]) => [longMonth(month), count]);

/** One box a month of three financial years. It is one dialog all the while, so that the focus stays in it. */
export function EmployeesDialog({ accountId, readOnly, onClose }: EmployeesDialogProps) {
  const viewer = useViewer();
  const { data, error, refetch } = useDashboardHeadcountsQuery(accountId);
  const [save] = useDashboardSaveHeadcountsMutation();
  const { failure } = useNotices();
  const form = useForm<Counts, Headcounts | undefined>('employees', {
    initial: data ? countsOf(data) : {},
    rules: () => import('../employee-rules').then(({ employeeRules }) => employeeRules),
    facts: data,
    submit: async (counts) => {
      if (data === undefined) return;
      await draft.keeper.flush();
      const saved = await save({ accountId, version, body: headcountsBody(data, counts, viewer.email) });
      if (!saved.error) {
        draft.keeper.settle();
        return void onClose();
      }
      if (!isOverwriting(saved.error)) return void failure(saved.error);
      const now = await refetch().unwrap();
      failure(saved.error, changedMeanwhile(readCounts(typedInto), readCounts(now)));
      setTypedInto(now);
      tellRefused();
    },
  });
  const draft = useFormDraft(form, { draft: 'employee-numbers', owned: !readOnly, ready: data !== undefined });
  const shown = draft.loaded ? data : undefined;
  const [typedInto, setTypedInto] = useTypedInto(data, form.typed);
  const { version, tellRefused } = useShownVersion(data?.version, form.typed);
  return (
    <Dialog
      open
      title={texts.updateEmployees}
      width={620}
      unsaved={!readOnly && form.dirty}
      keep={draft.keeper.flush}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {data && viewer.kind !== 'superAdmin' && (
            <Button intent="primary" loading={form.busy} onClick={form.submit}>
              Save
            </Button>
          )}
        </>
      }
    >
      <p className="k-soft">
        People at work at each month’s end, the owner included; part-timers count in part.
        {readOnly && ' Only the owner of the company may change them.'}
      </p>
      {shown === undefined &&
        (error === undefined ? (
          <SkeletonLines lines={6} label="Loading employee numbers" />
        ) : (
          <ReadError title="Could not load employee numbers" error={error} onRetry={() => void refetch()} />
        ))}
      {shown && <DraftNote draft={draft} />}
      {shown && !readOnly && (
        <SameEveryMonth
          nothingEntered={YEAR_SLOTS.every((year) => shown[year].every(({ employeeCount }) => employeeCount === null))}
          onFill={(count) => {
            for (const month of Object.keys(form.values)) form.set(month, count);
          }}
        />
      )}
      {shown && <EmployeeYears headcounts={shown} form={form} readOnly={readOnly} />}
      <DraftSaving draft={draft} />
    </Dialog>
  );
}

interface EmployeeYearsProps {
  readonly headcounts: Headcounts;
  readonly form: FormState<Counts>;
  readonly readOnly: boolean;
}

const EmployeeYears = ({ headcounts, form, readOnly }: EmployeeYearsProps) =>
  YEAR_SLOTS.map((year) => (
    <details key={year} className="k-employees" open={year === 'thisYear'}>
      <summary>{EMPLOYEE_YEARS[year]}</summary>
      <div className="k-employees-grid">
        {headcounts[year].map(({ date }) => (
          <EmployeeCount key={date} month={date} form={form} readOnly={readOnly} />
        ))}
      </div>
    </details>
  ));

interface EmployeeCountProps {
  readonly month: string;
  readonly form: FormState<Counts>;
  readonly readOnly: boolean;
}

function EmployeeCount({ month, form, readOnly }: EmployeeCountProps) {
  const id = fieldId(form.id, month);
  const message = form.messages[month];
  const count = form.values[month] ?? '';
  return (
    <div>
      <label>
        {longMonth(month)}
        <input
          className="bp6-input k-input k-num"
          inputMode="decimal"
          readOnly={readOnly}
          value={count}
          aria-invalid={message !== undefined}
          aria-describedby={describedBy(id, undefined, message)}
          onChange={({ target }) => {
            const next = typedAmount(count, target.value, target.selectionStart ?? target.value.length, 'people');
            form.set(month, next.text);
          }}
        />
      </label>
      <FieldMessage id={id} message={message} />
    </div>
  );
}
