import { ClosingBand } from '../../../content/components/closing-band';
import { ContentPage } from '../../../content/components/content-page';
import { FeatureRows } from '../../../content/components/feature-rows';
import { PageIntro } from '../../../content/components/page-intro';
import { CONTENT } from '../../../content/content-pages';
import { CardGrid } from '../components/card-grid';

/** The areas of a business, and how each is scored and taught. */
export function BusinessAreasPage() {
  return (
    <ContentPage name={CONTENT.businessAreas}>
      {(content) => (
        <>
          <PageIntro content={content} />
          <FeatureRows entries={content.list('sections')} />
          <CardGrid
            heading={content.text('areasHeading')}
            lead={content.value('areasContent')}
            entries={content.list('areas')}
          />
          <ClosingBand entry={content.list('closing')[0]} />
        </>
      )}
    </ContentPage>
  );
}
