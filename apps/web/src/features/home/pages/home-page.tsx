import { useViewer } from '../../../app/hooks';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button/button-link';
import { Skeleton } from '../../../ui/card/skeleton';
import { CONTENT } from '../../content/content-pages';
import { textOf } from '../../content/content-attribute';
import { useContent } from '../../content/use-content';
import { ExampleDashboard } from '../components/example-dashboard';
import './home-page.css';

/** The calm front door: welcome, sign up, log in. */
export function HomePage() {
  const { ready, problem, text, list } = useContent(CONTENT.home);
  const signedIn = useViewer().kind !== 'visitor';
  return (
    <>
      <section className="k-wrap-wide k-hero">
        <div>
          {ready && <h1 tabIndex={-1}>{text('heading')}</h1>}
          {!ready && problem === undefined && <HeroSkeleton />}
          {problem !== undefined && <h1 tabIndex={-1}>{problem}</h1>}
          <p className="k-lead">{ready ? text('content') : ''}</p>
          <div className="k-row k-wrap k-hero-actions">
            {signedIn ? (
              <ButtonLink to="/dashboard" intent="primary" size="large">
                Go to your dashboard
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to="/auth/register" intent="primary" size="large">
                  {text('signupText') || 'Sign Up'}
                </ButtonLink>
                <ButtonLink to="/auth/signIn" size="large">
                  Login
                </ButtonLink>
              </>
            )}
          </div>
          <p className="k-small k-muted">{text('signupNote')}</p>
        </div>
        <ExampleDashboard />
      </section>
      <section className="k-wrap-wide k-three" aria-label="How it helps">
        {list('features').map((feature, index) => (
          <div key={textOf(feature, 'heading')}>
            <span className="k-three-number">{index + 1}</span>
            <h2>{textOf(feature, 'heading')}</h2>
            <p>{textOf(feature, 'content')}</p>
          </div>
        ))}
      </section>
      <p className="k-wrap-wide k-partner k-soft">
        {text('partnerHeading')}{' '}
        <Link to="/ChannelPartnerPage">{text('partnerText') || 'Become a channel partner'}</Link>
      </p>
    </>
  );
}

function HeroSkeleton() {
  return (
    <div className="k-hero-skeleton" role="status" aria-label="Loading page">
      <Skeleton height={52} width="92%" />
      <Skeleton height={52} width="80%" />
      <Skeleton height={52} width="64%" />
    </div>
  );
}
