import { Button } from '@blueprintjs/core';
import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import { useState } from 'react';
import { EmptyState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { Gauge } from '../../../ui/charts/gauge';
import { Dialog } from '../../../ui/dialog/dialog';
import type { ExplainedPlace } from '../../../figures/explained-place';
import { ExplainButton } from '../../../ui/explain/explain-button';
import { type BenchmarkMetric, useDashboardSixBenchmarksQuery } from '../dashboard.api';
import { METRIC_WORDS } from '../metric-words';
import { besideSector } from '../sector-places';
import { dialFraction, thirdOf, thirdWords, TOO_FEW_PEERS } from '../thirds';
import { LearnDialog } from './learn-dialog';
import { ReadError } from './read-error';

interface CompareDialogProps {
  readonly accountId: string;
  /** What the company's own figures are of. */
  readonly period?: string | undefined;
  readonly onClose: () => void;
  /** Explains a metric beside the page, in the place of the dialog. */
  readonly onExplain?: (place: ExplainedPlace) => void;
}

/** Six metrics beside the sector, one at a time. */
export function CompareDialog({ accountId, period, onClose, onExplain }: CompareDialogProps) {
  const { data, error, refetch } = useDashboardSixBenchmarksQuery(accountId);
  const [chosen, setChosen] = useState(1);
  const metric = data?.metrics[chosen];
  return (
    <Dialog
      open
      title={texts.compare}
      width={760}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.backToDashboard}</Button>}
    >
      {data === undefined &&
        (error === undefined ? (
          <SkeletonLines lines={6} label="Loading the comparison" />
        ) : (
          <ReadError title="Could not load the comparison" error={error} onRetry={() => void refetch()} />
        ))}
      {data && metric && (
        <div className="k-compare">
          <nav aria-label="Metrics">
            {data.metrics.map(({ key, heading }, index) => (
              <button key={key} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
                {heading}
              </button>
            ))}
          </nav>
          <MetricView
            key={metric.key}
            metric={metric}
            period={period}
            onExplain={onExplain && (() => onExplain(besideSector(metric.key)))}
          />
        </div>
      )}
    </Dialog>
  );
}

interface MetricViewProps {
  readonly metric: BenchmarkMetric;
  readonly period: string | undefined;
  readonly onExplain: (() => void) | undefined;
}

function MetricView({ metric, period, onExplain }: MetricViewProps) {
  const [learning, setLearning] = useState(false);
  const { text, learn } = METRIC_WORDS[metric.key];
  const third = thirdOf(metric.message);
  return (
    <section aria-label={metric.heading}>
      <div className="k-row">
        <h3 className="k-grow">{metric.heading}</h3>
        {metric.value !== null && onExplain && (
          <ExplainButton figure={`${metric.heading} beside the sector`} open={false} onClick={onExplain} />
        )}
        <Button size="small" onClick={() => setLearning(true)}>
          {texts.learn}
        </Button>
      </div>
      {period !== undefined && <p className="k-small k-muted">{period}</p>}
      {learning && (
        <LearnDialog title={metric.heading} onClose={() => setLearning(false)}>
          <p>{learn}</p>
        </LearnDialog>
      )}
      {third === null ? (
        <EmptyState title={texts.noComparisonShown}>
          {metric.value === null ? 'There is no figure of yours to compare yet.' : TOO_FEW_PEERS}
        </EmptyState>
      ) : (
        <>
          <Gauge
            label={`${metric.heading} ${text(metric.value)}, ${thirdWords(third)} of the sector`}
            fraction={dialFraction(metric.purpuleDail)}
            third={third}
            outOfRange={texts.gaugeOutOfRange}
          >
            <b className="k-num">{text(metric.value)}</b> {thirdWords(third)} of {metric.peers} companies
          </Gauge>
          <ThirdGauges metric={metric} />
        </>
      )}
    </section>
  );
}

/** The average of each third on a gauge of its own, the highest first. */
function ThirdGauges({ metric }: { readonly metric: BenchmarkMetric }) {
  const { text } = METRIC_WORDS[metric.key];
  const thirds = [
    ['top', metric.topAverage, metric.top33],
    ['middle', metric.middleAverage, metric.middle33],
    ['bottom', metric.bottomAverage, metric.bottom33],
  ] as const;
  return (
    <div className="k-compare-thirds k-num">
      {thirds.map(([third, angle, mean]) => (
        <Gauge
          key={third}
          label={`The ${thirdWords(third)} on average: ${text(mean)}`}
          fraction={dialFraction(angle)}
          third={third}
          outOfRange={texts.gaugeOutOfRange}
        >
          <b>{text(mean)}</b> {thirdWords(third)}
        </Gauge>
      ))}
    </div>
  );
}
