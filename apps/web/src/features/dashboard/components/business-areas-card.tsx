import { Button } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronUpIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';
import { Progress } from '../../../ui/progress/progress';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { areaProgress, type BusinessArea, businessAreasOf } from '../business-areas';

interface BusinessAreasCardProps {
  /** The owner's steps; `undefined` for viewers of a customer: the answers are the customer's own. */
  readonly steps: Parameters<typeof areaProgress>[1] | undefined;
}

const AT_FIRST = 3;

/** The areas of the business and how far each is: three at first, all on request. */
export function BusinessAreasCard({ steps }: BusinessAreasCardProps) {
  const content = useContent(CONTENT.dashboard);
  const [all, setAll] = useState(false);
  const areas = content.ready ? businessAreasOf(content.list('businessAreas')) : [];
  if (areas.length === 0) return null;
  return (
    <Card
      className="k-dash-12"
      title="Your business areas"
      subtitle="Answering the questions of an area finds what to learn first. None is scored yet"
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
          <AreaRow key={area.moduleId} area={area} steps={steps} />
        ))}
      </ul>
    </Card>
  );
}

function AreaRow({ area, steps }: BusinessAreasCardProps & { readonly area: BusinessArea }) {
  const progress = steps && areaProgress(area, steps);
  return (
    <li>
      <div>
        <h3>{steps && area.open ? <Link to={paths.financeQuestions}>{area.name}</Link> : area.name}</h3>
        <p className="k-small k-soft">{area.content}</p>
      </div>
      {progress && (
        <div className="k-area-progress">
          <Progress done={progress.percent} total={100} label={`${area.name}: progress`} />
          <span className="k-small k-muted">{progress.words}</span>
        </div>
      )}
    </li>
  );
}
