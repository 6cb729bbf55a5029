import { Button } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronUpIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';
import { Progress } from '../../../ui/progress/progress';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { useQuestionnaireScoresQuery } from '../../../learning/questionnaires.api';
import { type AreaProgress, areaProgress, type BusinessArea, businessAreasOf } from '../business-areas';

interface BusinessAreasCardProps {
  readonly accountId: string;
  /** The owner looks: the areas lead to their pages, which are for nobody else. */
  readonly own: boolean;
}

const AT_FIRST = 3;

/** The areas of the business with their scores: three at first, all on request. */
export function BusinessAreasCard({ accountId, own }: BusinessAreasCardProps) {
  const { data: scores, error } = useQuestionnaireScoresQuery(accountId);
  const content = useContent(CONTENT.dashboard);
  const [all, setAll] = useState(false);
  const areas = content.ready ? businessAreasOf(content.list('businessAreas')) : [];
  if (areas.length === 0) return null;
  return (
    <Card
      className="k-dash-12"
      title="Your business areas"
      subtitle={
        error !== undefined && scores === undefined
          ? 'The scores could not be loaded just now.'
          : 'Answering the questions of an area finds what to learn first. Scores are rounded to whole numbers.'
      }
      footer={
        areas.length > AT_FIRST && (
          <Button
            variant="minimal"
            size="small"
            intent="primary"
            aria-expanded={all}
            endIcon={all ? <ChevronUpIcon /> : <ChevronDownIcon />}
            onClick={() => setAll(!all)}
          >
            {all ? 'Show three areas' : `Show all ${areas.length} areas`}
          </Button>
        )
      }
    >
      <ul className="k-areas" aria-label="Business areas">
        {areas.slice(0, all ? areas.length : AT_FIRST).map((area) => (
          <AreaRow
            key={area.moduleId}
            area={area}
            own={own}
            progress={
              scores && areaProgress(scores.allModulesList.find(({ module_id }) => module_id === area.moduleId))
            }
          />
        ))}
      </ul>
    </Card>
  );
}

interface AreaRowProps extends Pick<BusinessAreasCardProps, 'own'> {
  readonly area: BusinessArea;
  /** `undefined` while the scores are not there. */
  readonly progress: AreaProgress | undefined;
}

const AreaRow = ({ area, own, progress }: AreaRowProps) => (
  <li>
    <div>
      <h3>{own ? <Link to={paths.businessModule(area.moduleId)}>{area.name}</Link> : area.name}</h3>
      <p className="k-small k-soft">{area.content}</p>
    </div>
    {progress && (
      <div className="k-area-progress">
        <Progress done={progress.percent} total={100} label={`${area.name}: score`} />
        <span className="k-small k-muted">{progress.words}</span>
      </div>
    )}
  </li>
);
