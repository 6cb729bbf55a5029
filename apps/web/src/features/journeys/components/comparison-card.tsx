import { Button } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import type { AnswerLine } from '../answer-lines';
import { type Compared, comparedAnswers, comparedFlags } from '../differences';
import type { Moment } from '../journeys.api';
import { dayOf, timeOf } from '../moment-days';

export interface Side {
  readonly moment: Moment;
  readonly screen: string;
  readonly answers: readonly AnswerLine[];
}

interface ComparisonCardProps {
  readonly kept: Side;
  readonly shown: Side;
  readonly onStop: () => void;
  readonly onSeek: (number: number) => void;
}

/** Two moments side by side: every flag and answer, and in words which differ. */
export function ComparisonCard({ kept, shown, onStop, onSeek }: ComparisonCardProps) {
  const screens: Compared = {
    key: 'screen',
    name: 'Screen',
    one: kept.screen,
    other: shown.screen,
    differs: kept.screen !== shown.screen,
  };
  const rows = [screens, ...comparedFlags(kept.moment, shown.moment), ...comparedAnswers(kept.answers, shown.answers)];
  const differing = rows.filter(({ differs }) => differs).length;
  return (
    <Card
      flush
      className="rp-comparison"
      title={`Event ${kept.moment.number} and event ${shown.moment.number}`}
      subtitle={differing === 0 ? 'Nothing differs.' : `${differing} of ${rows.length} values differ.`}
      actions={
        <Button size="small" icon={<CrossIcon />} onClick={onStop}>
          Stop comparing
        </Button>
      }
    >
      <div className="rp-table" role="region" aria-label="Comparison" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Value</th>
              <th scope="col">
                <button type="button" className="rp-link" onClick={() => onSeek(kept.moment.number)}>
                  Event {kept.moment.number}
                </button>
                <When moment={kept.moment} />
              </th>
              <th scope="col">
                Event {shown.moment.number}, shown
                <When moment={shown.moment} />
              </th>
              <th scope="col">
                <span className="k-sr">Difference</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

const When = ({ moment }: { readonly moment: Moment }) => (
  <span className="rp-when">
    {dayOf(moment.occurredAt)}, {timeOf(moment.occurredAt)}
  </span>
);

const Row = ({ row: { name, one, other, differs } }: { readonly row: Compared }) => (
  <tr data-differs={differs}>
    <th scope="row">{name}</th>
    <td>{one}</td>
    <td>{other}</td>
    <td>{differs ? <Tag tone="caution">Differs</Tag> : <span className="k-muted">Same</span>}</td>
  </tr>
);
