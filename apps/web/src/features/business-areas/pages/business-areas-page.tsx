import { businessAreasMessages as texts } from '@keelson/contracts/learning';
import { useState } from 'react';
import { ScoreRing } from '../../../learning/score-ring';
import { ScoreTag } from '../../../learning/score-tag';
import { percentText } from '../../../learning/score-words';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { PageHeader } from '../../../ui/page/page-header';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import { AreaCard } from '../components/area-card';
import { AreasState } from '../components/areas-state';
import { type Area, useAreas } from '../use-areas';
import '../business-areas.css';

const ORDERS = [
  ['number', 'In order'],
  ['lowest', 'Lowest first'],
] as const;
type Order = (typeof ORDERS)[number][0];

/** The business areas with their scores, and the score of all of them. */
export function BusinessAreasPage() {
  const { areas: known, overall, error, retry } = useAreas();
  const areas = known ?? [];
  const [order, setOrder] = useState<Order>('number');
  const answered = areas.filter(({ score }) => score !== undefined);
  const ordered = order === 'number' ? areas : [...areas].sort((a, b) => scoreOf(a) - scoreOf(b));
  return (
    <>
      <PageHeader
        title="Business Areas"
        lead={
          areas.length === 0
            ? undefined
            : `${answered.length} of ${areas.length} areas answered. Figures say that something is wrong; these say why.`
        }
      />
      <AreasState loading={known === undefined} error={error} onRetry={retry}>
        {areas.length === 0 ? (
          <Card>
            <EmptyState title="There are no business areas yet">They come with the learning content.</EmptyState>
          </Card>
        ) : (
          <div className="k-stack">
            <Card className="k-area-overall">
              <ScoreRing
                label="All business areas"
                percentage={overall?.overall_score_percentage ?? null}
                band={overall?.band ?? null}
                size="large"
                note="overall"
              />
              <div>
                <h2>{answered.length === 0 ? 'No score yet' : 'Your score overall'}</h2>
                {overall?.band && <ScoreTag band={overall.band} />}
                <p className="k-soft">
                  {answered.length === 0
                    ? texts.noneCompleted
                    : `The mean of the areas you answered: ${answered
                        .map(
                          ({ module, score }) =>
                            `${module.moduleName} ${percentText(score?.scoring_percentage ?? null)}`,
                        )
                        .join(', ')}.`}
                </p>
              </div>
            </Card>
            <div className="k-area-title">
              <h2>Your areas</h2>
              <ViewTabs label="Order of the areas" views={ORDERS} view={order} onChange={setOrder} />
            </div>
            <div className="k-area-grid">
              {ordered.map((area) => (
                <AreaCard key={area.module.moduleId} area={area} />
              ))}
            </div>
          </div>
        )}
      </AreasState>
    </>
  );
}

/** Areas without a score come last. */
const scoreOf = ({ score }: Area): number => score?.scoring_percentage ?? 101;
