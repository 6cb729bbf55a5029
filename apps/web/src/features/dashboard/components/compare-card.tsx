import { Button } from '@blueprintjs/core';
import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { Skeleton } from '../../../ui/card/skeleton';
import { Gauge } from '../../../ui/charts/gauge';
import type { Benchmark } from '../dashboard.api';
import { poundsText } from '../figure-words';
import type { Explaining } from '../../../figures/explained-place';
import { FigureMark } from '../../../figures/figure-mark';
import { BESIDE_SECTOR } from '../sector-places';
import { dialFraction, thirdOf, thirdWords, TOO_FEW_PEERS } from '../thirds';
import type { Loaded } from './loaded';
import { ReadError } from './read-error';

interface CompareCardProps {
  readonly benchmark: Loaded<Benchmark>;
  /** What its own figure is of. */
  readonly period?: string | undefined;
  /** Where a panel beside the page explains it. */
  readonly explaining?: Explaining;
  readonly onCompare: () => void;
  readonly onLearn: () => void;
}

/** Turnover per employee beside the sector. */
export function CompareCard({
  benchmark: { data, error, retry },
  period,
  explaining,
  onCompare,
  onLearn,
}: CompareCardProps) {
  const third = data && thirdOf(data.Message);
  return (
    <Card
      title={texts.compare}
      subtitle={
        data?.peers == null
          ? 'Turnover per employee beside your sector'
          : `Turnover per employee, ${data.peers} companies of ${data.SectorName}`
      }
      actions={
        explaining &&
        data?.turnoverByEmplyee != null && (
          <FigureMark place={BESIDE_SECTOR} name="how you compare" explaining={explaining} />
        )
      }
      footer={
        <>
          <Button variant="minimal" size="small" intent="primary" onClick={onCompare}>
            {texts.compare}
          </Button>
          <Button variant="minimal" size="small" intent="primary" onClick={onLearn}>
            {texts.readMore}
          </Button>
        </>
      }
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton height={190} />
        ) : (
          <ReadError title="Could not load the comparison" error={error} onRetry={retry} />
        )
      ) : third == null ? (
        <EmptyState title={texts.noComparisonShown}>
          {data.turnoverByEmplyee === null ? 'Enter how many people you employ to see your own figure.' : TOO_FEW_PEERS}
        </EmptyState>
      ) : (
        <Gauge
          label={`Turnover per employee ${poundsText(data.turnoverByEmplyee)}, ${thirdWords(third)} of the sector`}
          fraction={dialFraction(data.purpuleDail)}
          third={third}
          outOfRange={texts.gaugeOutOfRange}
        >
          <b className="k-num">{poundsText(data.turnoverByEmplyee)}</b> {thirdWords(third)}
          {period !== undefined && <> ({period.charAt(0).toLowerCase() + period.slice(1)})</>}
          {third !== 'top' && data.TurnoverData.highest33From !== null && (
            <>; upper starts at about {poundsText(data.TurnoverData.highest33From)}</>
          )}
        </Gauge>
      )}
    </Card>
  );
}
