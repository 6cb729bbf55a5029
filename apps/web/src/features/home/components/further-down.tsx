import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import type { PageContent } from '../../../content/use-content';
import { CompareBand } from './compare-band';
import { IntroVideo } from './intro-video';
import { PlanCards } from './plan-cards';
import { ThreeSteps } from './three-steps';
import '../../../content/site-page.css';

/** What stands below the welcome; loaded after it. */
export function FurtherDown({ content: { text, list } }: { readonly content: PageContent }) {
  const isVisitor = useViewer().kind === 'visitor';
  return (
    <>
      <ThreeSteps entries={list('features')} />
      <CompareBand entry={list('compare')[0]} />
      <IntroVideo entry={list('intro')[0]} />
      {isVisitor && <PlanCards entry={list('plans')[0]} />}
      <p className="k-wrap-wide k-partner k-soft">
        {text('partnerHeading')}{' '}
        <Link to={paths.becomePartner}>{text('partnerText') || 'Become a channel partner'}</Link>
      </p>
    </>
  );
}
