import { lazy, Suspense } from 'react';
import { ContentFailure } from '../../../content/components/content-failure';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { Hero } from '../components/hero';
import './home-page.css';

const FurtherDown = lazy(() =>
  import('../components/further-down').then((module) => ({ default: module.FurtherDown })),
);

/** As high as the window, so that the footer does not jump when the rest arrives. */
const wait = <div className="k-home-wait" />;

/** The calm front door: welcome, sign up, become a channel partner, intro video (SITE-01). */
export function HomePage() {
  const content = useContent(CONTENT.home);
  const { ready, problem, retry } = content;
  if (!ready && problem !== undefined) return <ContentFailure text={problem} retry={retry} />;
  return (
    <>
      <Hero content={content} />
      {ready ? (
        <Suspense fallback={wait}>
          <FurtherDown content={content} />
        </Suspense>
      ) : (
        wait
      )}
    </>
  );
}
