import { Link } from 'react-router-dom';
import { useViewer } from '../../../app/hooks';
import { ContentFailure } from '../../content/components/content-page';
import { CONTENT } from '../../content/content-pages';
import { useContent } from '../../content/use-content';
import { CompareBand } from '../components/compare-band';
import { Hero } from '../components/hero';
import { IntroVideo } from '../components/intro-video';
import { PlanCards } from '../components/plan-cards';
import { ThreeSteps } from '../components/three-steps';
import '../../content/site-page.css';
import './home-page.css';

/** The calm front door: welcome, sign up, become a channel partner, intro video (SITE-01). */
export function HomePage() {
  const content = useContent(CONTENT.home);
  const isVisitor = useViewer().kind === 'visitor';
  const { ready, problem, text, list, retry } = content;
  if (!ready && problem !== undefined) return <ContentFailure text={problem} retry={retry} />;
  return (
    <>
      <Hero content={content} />
      {ready && (
        <>
          <ThreeSteps entries={list('features')} />
          <CompareBand entry={list('compare')[0]} />
          <IntroVideo entry={list('intro')[0]} />
          {isVisitor && <PlanCards entry={list('plans')[0]} />}
          <p className="k-wrap-wide k-partner k-soft">
            {text('partnerHeading')}{' '}
            <Link to="/ChannelPartnerPage">{text('partnerText') || 'Become a channel partner'}</Link>
          </p>
        </>
      )}
    </>
  );
}
