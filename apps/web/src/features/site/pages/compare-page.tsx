import { ClosingBand } from '../../../content/components/closing-band';
import { ContentPage } from '../../../content/components/content-page';
import { FeatureRows } from '../../../content/components/feature-rows';
import { PageIntro } from '../../../content/components/page-intro';
import { CONTENT } from '../../../content/content-pages';
import { MeasureList } from '../components/measure-list';

/** The six measures on which companies of a sector are compared. */
export function ComparePage() {
  return (
    <ContentPage name={CONTENT.compare}>
      {(content) => (
        <>
          <PageIntro content={content} />
          <FeatureRows entries={content.list('sections')} />
          <MeasureList heading={content.text('measuresHeading')} entries={content.list('measures')} />
          <ClosingBand entry={content.list('closing')[0]} />
        </>
      )}
    </ContentPage>
  );
}
