import { ClosingBand } from '../../../content/components/closing-band';
import { ContentPage } from '../../../content/components/content-page';
import { FeatureRows } from '../../../content/components/feature-rows';
import { PageIntro } from '../../../content/components/page-intro';
import { CONTENT } from '../../../content/content-pages';
import { TeamGrid } from '../components/team-grid';

/** Why the product exists, and who answers. */
export function AboutPage() {
  return (
    <ContentPage name={CONTENT.about}>
      {(content) => (
        <>
          <PageIntro content={content} />
          <FeatureRows entries={content.list('about')} />
          <TeamGrid
            heading={content.text('teamHeading')}
            lead={content.value('teamContent')}
            team={content.list('meet_the_teems')}
          />
          <ClosingBand entry={content.list('closing')[0]} />
        </>
      )}
    </ContentPage>
  );
}
