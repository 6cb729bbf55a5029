import { Card } from '../../../ui/card/card';
import { CaptionedVideo } from '../../../ui/video/captioned-video';
import { BENEFITS_VIDEO } from '../../../ui/video/product-videos';
import { ClosingBand } from '../../../content/components/closing-band';
import { ContentPage } from '../../../content/components/content-page';
import { FeatureRows } from '../../../content/components/feature-rows';
import { PageIntro } from '../../../content/components/page-intro';
import { CONTENT } from '../../../content/content-pages';

/** The benefits video with what an owner gets out of it, for people who have no account yet. */
export function BenefitsForVisitors() {
  return (
    <ContentPage name={CONTENT.benefits}>
      {(content) => (
        <>
          <PageIntro content={content} />
          <div className="k-wrap-wide">
            <Card className="k-video-card">
              <CaptionedVideo video={BENEFITS_VIDEO} />
            </Card>
          </div>
          <FeatureRows entries={content.list('benefits')} />
          <ClosingBand entry={content.list('closing')[0]} />
        </>
      )}
    </ContentPage>
  );
}
