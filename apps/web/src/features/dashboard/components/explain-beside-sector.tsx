import { type Asked, useFigureExplanationQuery } from '../../../figures/explanation.api';
import type { ExplainedPlace } from '../../../figures/explained-place';
import { explanationOf } from '../../../figures/explanation-of';
import { figureTitle } from '../../../figures/figure-titles';
import { ExplainPanel } from '../../../ui/explain/explain-panel';
import { useDashboardSixBenchmarksQuery } from '../dashboard.api';
import { besideSectorOf } from '../sector-explanation';
import { besideSector } from '../sector-places';

interface ExplainBesideSectorProps {
  readonly place: ExplainedPlace;
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** Explains how a figure of today stands beside the sector. */
export function ExplainBesideSector({ place, asked: { accountId }, onClose }: ExplainBesideSectorProps) {
  const own = useFigureExplanationQuery({ accountId, figure: place.figure, over: place.over });
  const sector = useDashboardSixBenchmarksQuery(accountId);
  const { metrics = [], SectorName = '' } = sector.currentData ?? {};
  const metric = metrics.find(({ key }) => besideSector(key).figure === place.figure);
  return (
    <ExplainPanel
      figure={figureTitle(place.figure)}
      explanation={
        own.currentData && metric && besideSectorOf(explanationOf(own.currentData, place), metric, SectorName)
      }
      error={own.error ?? sector.error}
      onRetry={() => {
        void own.refetch();
        void sector.refetch();
      }}
      onClose={onClose}
    />
  );
}
