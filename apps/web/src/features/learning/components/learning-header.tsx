import { STEP_TITLES } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { PageHeader } from '../../../ui/page/page-header';
import { isUnderWay, type JourneyEnd } from '../journey-end';

interface LearningHeaderProps {
  readonly journey: JourneyEnd;
  readonly lead?: string;
  readonly actions?: ReactNode;
}

/** The title of the page; while the onboarding is under way it is a step of it. */
export const LearningHeader = ({ journey, ...header }: LearningHeaderProps) =>
  isUnderWay(journey) ? (
    <PageHeader
      title={STEP_TITLES.eLearning}
      crumb={<Link to={paths.onboarding}>Getting you set up</Link>}
      {...header}
    />
  ) : (
    <PageHeader title="Learning" {...header} />
  );
