import type { DetailedProfitAndLoss } from '@keelson/calculators/planning';
import type { DetailRead } from '../detail.api';
import { monthlyGroupOf } from '../detail-months';
import { GROUP_TITLES } from '../detail-words';
import type { ExplainedDetail } from '../explained-detail';
import type { DetailWork } from '../use-detail';
import type { ShownGroup } from '../use-shown-group';
import type { Working } from '../working';
import { DetailFoot } from './detail-foot';
import { DetailMonthsTable } from './detail-months-table';
import { DetailTable } from './detail-table';
import { DetailTabs } from './detail-tabs';
import { DetailTools } from './detail-tools';
import { DetailWithoutMonths } from './detail-without-months';

interface DetailGroupProps {
  readonly read: DetailRead;
  readonly detail: DetailedProfitAndLoss;
  readonly shown: ShownGroup;
  readonly work: DetailWork;
  readonly working: Working;
  readonly onExplain: (place: ExplainedDetail) => void;
}

/** The groups, one at a time: as sums of the year or month by month. */
export function DetailGroup({ read, detail, shown, work, working, onExplain }: DetailGroupProps) {
  const { line, wanted, span } = shown;
  const { works, changes, readOnly } = work;
  const group = detail.groups[line];
  const words = wanted.trim().toLowerCase();
  const monthly = span === 'months' ? monthlyGroupOf(read, line) : undefined;
  const apply = (text: string): void =>
    work.typeAll(
      group.accounts.filter(({ name }) => name.toLowerCase().includes(words)).map(({ id }) => id),
      text,
    );
  const table = { line, group, changes, readOnly, wanted: words, onType: work.type, onExplain };
  return (
    <section className="k-card k-card-flush" aria-label={GROUP_TITLES[line]}>
      <DetailTabs
        {...{ detail, shown: line, onShow: shown.show }}
        tellsCalculated={works && !readOnly}
        isCalculated={work.isCalculated}
      />
      <DetailTools
        key={line}
        count={group.accounts.length}
        {...{ wanted, span, onWant: shown.setWanted, onSpan: shown.setSpan }}
        onApply={readOnly ? undefined : apply}
      />
      {span === 'totals' && <DetailTable {...table} />}
      {span === 'months' &&
        (monthly && read.yearStart !== null ? (
          <DetailMonthsTable {...table} monthly={monthly} yearStart={read.yearStart} />
        ) : (
          <DetailWithoutMonths saved={read.saved} working={working} />
        ))}
      {works && (
        <DetailFoot
          {...{ waiting: work.waiting, readOnly, name: work.name, onName: work.setName, busy: work.calculating }}
          mayCalculate={work.mayCalculate(line)}
          onCalculate={() => void work.calculate(line)}
        />
      )}
    </section>
  );
}
