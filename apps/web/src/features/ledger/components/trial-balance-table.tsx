import { WarningSignIcon } from '@blueprintjs/icons';
import { memo } from 'react';
import { Tag } from '../../../ui/card/tag';
import { accountTypeText } from '../account-type-words';
import type { TrialBalance } from '../ledger.api';
import { valuesOf, valueText, yearsOf } from '../trial-balance-columns';
import '../../../ui/table/table.css';
import './trial-balance-table.css';

interface TrialBalanceTableProps {
  readonly label: string;
  readonly balance: TrialBalance;
  readonly subTypes: boolean;
}

/** Three years of months beside the accounts, which stay in view; the head and the totals do too. */
export const TrialBalanceTable = memo(function TrialBalanceTable(props: TrialBalanceTableProps) {
  const { label, balance, subTypes } = props;
  const years = yearsOf(balance);
  const uneven = new Set<string>(balance.outOfBalance.map(({ month }) => month));
  const months = years.flatMap((year) => year.months);
  return (
    <div className="k-tb-frame" tabIndex={0} role="region" aria-label={label}>
      <table className="k-tb k-num">
        <caption className="k-sr">{label}</caption>
        <thead>
          <tr className="k-tb-years">
            <th scope="col" rowSpan={2} className="k-tb-code">
              Code
            </th>
            <th scope="col" rowSpan={2} className="k-tb-name">
              Name
            </th>
            <th scope="col" rowSpan={2}>
              Type
            </th>
            {subTypes && (
              <th scope="col" rowSpan={2}>
                Sub Type
              </th>
            )}
            {years.map(({ title, months: { length } }) =>
              length === 0 ? null : (
                <th key={title} scope="colgroup" colSpan={length} className="k-tb-year">
                  {title}
                </th>
              ),
            )}
          </tr>
          <tr className="k-tb-periods">
            {years.map(({ title, months: columns }) =>
              columns.map(({ date, period, name }, at) => (
                <th key={`${title} ${date}`} scope="col" className={at === 0 ? 'k-tb-first' : undefined}>
                  {period} <span className="k-tb-month">{name}</span>
                  {uneven.has(date) && <WarningSignIcon size={11} title="Out of balance" className="k-tb-uneven" />}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {balance.rows.map((row) => (
            <tr key={row.ref}>
              <td className="k-tb-code">{row.account_code}</td>
              <th scope="row" className="k-tb-name">
                {row.account_name}
                {row.unmapped && (
                  <Tag tone="caution" icon={<WarningSignIcon />}>
                    Unmapped
                  </Tag>
                )}
              </th>
              <td>{accountTypeText(row.account_type, null)}</td>
              {subTypes && <td>{row.account_sub_type === null ? '-' : accountTypeText(row.account_sub_type, null)}</td>}
              {valuesOf(row).map((value, at) => (
                <td key={months[at]?.date} className="k-tb-value">
                  {valueText(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="k-tb-code" />
            <th scope="row" className="k-tb-name">
              Total
            </th>
            <td />
            {subTypes && <td />}
            {valuesOf(balance.totals).map((value, at) => (
              <td key={months[at]?.date} className="k-tb-value">
                {valueText(value)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
});
