import type { ProfitGroup } from '@keelson/calculators/planning';
import type { Month } from '@keelson/kernel';
import type { PlanLine } from '@keelson/vocabulary';
import { longMonth } from '../../../figures/month-words';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { poundsText } from '../cash-figures';
import type { ChangeTexts } from '../change-texts';
import { type MonthlyGroup, periodText } from '../detail-months';
import { GROUP_TITLES, NO_ACCOUNT, numberOf, wholePercentText } from '../detail-words';
import type { ExplainedDetail } from '../explained-detail';
import { ChangeBox } from './change-box';
import '../detail-months.css';

interface DetailMonthsTableProps {
  readonly line: PlanLine;
  readonly group: ProfitGroup;
  readonly monthly: MonthlyGroup;
  /** The first month of the financial year. */
  readonly yearStart: Month;
  readonly changes: ChangeTexts;
  readonly readOnly: boolean;
  /** In lower case; empty for all. */
  readonly wanted: string;
  readonly onType: (id: string, text: string) => void;
  readonly onExplain: (place: ExplainedDetail) => void;
}

const [CUMULATIVE, ANNUALISED, CHANGE] = ['Cumulative P&L Value', '£ Annualised', 'Change By %'] as const;

/** A group's accounts month by month: the account stays in view on the left, its change on the right. */
export function DetailMonthsTable(props: DetailMonthsTableProps) {
  const { line, group, monthly, yearStart, changes, readOnly, wanted, onType, onExplain } = props;
  const { months } = monthly;
  const rows = group.accounts.filter(({ name }) => name.toLowerCase().includes(wanted));
  const total = `Total of ${GROUP_TITLES[line]}`;
  return (
    <div className="plan-months-wrap" tabIndex={0} role="region" aria-label={`${GROUP_TITLES[line]} by month`}>
      <table className="plan-months k-num">
        <thead>
          <tr>
            <th scope="col">Account</th>
            {months.map((month) => (
              <th key={month} scope="col" title={longMonth(month)}>
                {periodText(month, yearStart)}
              </th>
            ))}
            {[CUMULATIVE, ANNUALISED, CHANGE].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              {months.map((month, at) => (
                <td key={month}>
                  <MonthValue
                    value={numberOf(monthly.accounts.get(row.id)?.[at])}
                    name={`${row.name}, ${longMonth(month)}`}
                    onClick={() => onExplain({ of: 'month', line, id: row.id, month })}
                  />
                </td>
              ))}
              <td>
                <ExplainedValue
                  text={poundsText(numberOf(row.cumulative))}
                  name={`${row.name}, ${CUMULATIVE}`}
                  onClick={() => onExplain({ of: 'account', line, id: row.id, column: 'cumulative' })}
                />
              </td>
              <td>
                <ExplainedValue
                  text={poundsText(numberOf(row.annualised))}
                  name={`${row.name}, ${ANNUALISED}`}
                  onClick={() => onExplain({ of: 'account', line, id: row.id, column: 'annualised' })}
                />
              </td>
              <td className="plan-detail-change">
                <ChangeBox
                  id={`change-${line}-${row.id}`}
                  label={`Change ${row.name} by percent`}
                  text={changes[row.id] ?? ''}
                  readOnly={readOnly || row.annualised.value === null}
                  onType={(text) => onType(row.id, text)}
                />
              </td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={months.length + 4} className="plan-detail-none">
                {group.accounts.length === 0 ? NO_ACCOUNT.inGroup : NO_ACCOUNT.called}
              </td>
            </tr>
          )}
          <tr className="plan-detail-total">
            <th scope="row">Total</th>
            {months.map((month, at) => (
              <td key={month}>
                <MonthValue
                  value={numberOf(monthly.totals[at])}
                  name={`${total}, ${longMonth(month)}`}
                  onClick={() => onExplain({ of: 'month', line, month })}
                />
              </td>
            ))}
            <td>
              <ExplainedValue
                text={poundsText(numberOf(group.total.cumulative))}
                name={`${total}, ${CUMULATIVE}`}
                onClick={() => onExplain({ of: 'total', line, column: 'cumulative' })}
              />
            </td>
            <td>
              <ExplainedValue
                text={poundsText(numberOf(group.total.annualised))}
                name={`${total}, ${ANNUALISED}`}
                onClick={() => onExplain({ of: 'total', line, column: 'annualised' })}
              />
            </td>
            <td>
              <ExplainedValue
                text={wholePercentText(numberOf(group.total.changeBy))}
                name={`${total}, ${CHANGE}`}
                onClick={() => onExplain({ of: 'total', line, column: 'changeBy' })}
              />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface MonthValueProps {
  readonly value: number | null;
  readonly name: string;
  readonly onClick: () => void;
}

/** What is not known has nothing to explain. */
const MonthValue = ({ value, ...of }: MonthValueProps) =>
  value === null ? <>{poundsText(value)}</> : <ExplainedValue text={poundsText(value)} {...of} />;
