import { ArrowDownIcon, ArrowUpIcon } from '@blueprintjs/icons';
import { WATCHED_FIGURE_LOOKS } from '@keelson/contracts/ledger';
import { changeText, figureText } from '../figure-text';
import type { FigureChange } from '../ledger.api';
import './figure-changes.css';

interface FigureChangesProps {
  readonly label: string;
  readonly figures: readonly FigureChange[];
  /** Heads of the two columns, for example `Now` and `With the change`. */
  readonly heads: readonly [before: string, after: string];
}

/** Every watched figure before and after, those that move first and marked. */
export function FigureChanges({ label, figures, heads }: FigureChangesProps) {
  const rows = figures
    .map((figure) => ({ ...figure, change: changeText(figure) }))
    .sort((one, other) => Number(other.change !== undefined) - Number(one.change !== undefined));
  return (
    <table className="k-changes k-num">
      <caption className="k-sr">{label}</caption>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ figure, before, after, change }) => (
          <tr key={figure} data-moved={change !== undefined}>
            <th scope="row">{WATCHED_FIGURE_LOOKS[figure].title}</th>
            <td>{figureText(before, figure)}</td>
            <td>
              {change === undefined ? (
                'no change'
              ) : (
                <>
                  {figureText(after, figure)}
                  <span className="k-change">
                    <Arrow text={change} /> {change}
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Arrow({ text }: { readonly text: string }) {
  if (text.startsWith('+')) return <ArrowUpIcon size={10} />;
  return text.startsWith('−') ? <ArrowDownIcon size={10} /> : null;
}
