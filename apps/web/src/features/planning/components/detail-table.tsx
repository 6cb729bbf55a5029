import type { ProfitGroup } from '@keelson/calculators/planning';
import type { PlanLine } from '@keelson/vocabulary';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import type { ChangeTexts } from '../change-texts';
import { poundsText } from '../cash-figures';
import type { ExplainedRow } from '../detail-explanations';
import { GROUP_TITLES, isCost, NO_ACCOUNT, numberOf, wholePercentText } from '../detail-words';
import { ChangeBox } from './change-box';
import { ImpactValue } from './impact-value';
import '../../../ui/table/table.css';

interface DetailTableProps {
  readonly line: PlanLine;
  readonly group: ProfitGroup;
  readonly changes: ChangeTexts;
  readonly readOnly: boolean;
  /** In lower case; empty for all. */
  readonly wanted: string;
  readonly onType: (id: string, text: string) => void;
  readonly onExplain: (row: ExplainedRow) => void;
}

const COLUMNS = ['Cumulative P&L Value', '£ Annualised', 'Change By %', '£ Impact', '£ Resulting P&L'] as const;
const [CUMULATIVE, ANNUALISED, CHANGE, IMPACT, RESULTING] = COLUMNS;

/** A group's accounts with what each would come to, and their total. */
export function DetailTable({ line, group, changes, readOnly, wanted, onType, onExplain }: DetailTableProps) {
  const rows = group.accounts.filter(({ name }) => name.toLowerCase().includes(wanted));
  const { total } = group;
  return (
    <div
      className="k-table-wrap plan-detail-wrap"
      tabIndex={0}
      role="region"
      aria-label={`${GROUP_TITLES[line]} by account`}
    >
      <table className="k-table plan-detail-table">
        <thead>
          <tr>
            <th scope="col">Account</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="k-numeric">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.name}</th>
              <td data-label={CUMULATIVE} className="k-numeric k-num">
                <ExplainedValue
                  text={poundsText(numberOf(row.cumulative))}
                  name={`${row.name}, ${CUMULATIVE}`}
                  onClick={() => onExplain({ of: 'account', line, id: row.id, column: 'cumulative' })}
                />
              </td>
              <td data-label={ANNUALISED} className="k-numeric k-num">
                <ExplainedValue
                  text={poundsText(numberOf(row.annualised))}
                  name={`${row.name}, ${ANNUALISED}`}
                  onClick={() => onExplain({ of: 'account', line, id: row.id, column: 'annualised' })}
                />
              </td>
              <td data-label={CHANGE} className="k-numeric plan-detail-change">
                <ChangeBox
                  id={`change-${line}-${row.id}`}
                  label={`Change ${row.name} by percent`}
                  text={changes[row.id] ?? ''}
                  readOnly={readOnly || row.annualised.value === null}
                  onType={(text) => onType(row.id, text)}
                />
              </td>
              <td data-label={IMPACT} className="k-numeric k-num">
                <ImpactValue
                  {...{ value: numberOf(row.impact), lowerIsBetter: isCost(line), name: `${row.name}, ${IMPACT}` }}
                  onClick={() => onExplain({ of: 'account', line, id: row.id, column: 'impact' })}
                />
              </td>
              <td data-label={RESULTING} className="k-numeric k-num plan-detail-result">
                <ExplainedValue
                  text={poundsText(numberOf(row.resulting))}
                  name={`${row.name}, ${RESULTING}`}
                  onClick={() => onExplain({ of: 'account', line, id: row.id })}
                />
              </td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={COLUMNS.length + 1} className="k-muted plan-detail-none">
                {group.accounts.length === 0 ? NO_ACCOUNT.inGroup : NO_ACCOUNT.called}
              </td>
            </tr>
          )}
          <tr className="plan-detail-total">
            <th scope="row">Total</th>
            <td data-label={CUMULATIVE} className="k-numeric k-num">
              <ExplainedValue
                text={poundsText(numberOf(total.cumulative))}
                name={`Total of ${GROUP_TITLES[line]}, ${CUMULATIVE}`}
                onClick={() => onExplain({ of: 'total', line, column: 'cumulative' })}
              />
            </td>
            <td data-label={ANNUALISED} className="k-numeric k-num">
              <ExplainedValue
                text={poundsText(numberOf(total.annualised))}
                name={`Total of ${GROUP_TITLES[line]}, ${ANNUALISED}`}
                onClick={() => onExplain({ of: 'total', line, column: 'annualised' })}
              />
            </td>
            <td data-label={CHANGE} className="k-numeric k-num">
              <ExplainedValue
                text={wholePercentText(numberOf(total.changeBy))}
                name={`Total of ${GROUP_TITLES[line]}, ${CHANGE}`}
                onClick={() => onExplain({ of: 'total', line, column: 'changeBy' })}
              />
            </td>
            <td data-label={IMPACT} className="k-numeric k-num">
              <ImpactValue
                {...{ value: numberOf(total.impact), lowerIsBetter: isCost(line) }}
                name={`Total of ${GROUP_TITLES[line]}, ${IMPACT}`}
                onClick={() => onExplain({ of: 'total', line, column: 'impact' })}
              />
            </td>
            <td data-label={RESULTING} className="k-numeric k-num plan-detail-result">
              <ExplainedValue
                text={poundsText(numberOf(total.resulting))}
                name={`Total of ${GROUP_TITLES[line]}, ${RESULTING}`}
                onClick={() => onExplain({ of: 'total', line })}
              />
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
