import { Callout } from '../../../ui/card/callout';
import { ContentPage } from '../../content/components/content-page';
import { FeatureRows } from '../../content/components/feature-rows';
import { PageIntro } from '../../content/components/page-intro';
import { RichText } from '../../content/components/rich-text';
import { CONTENT } from '../../content/content-pages';
import { CardGrid } from '../components/card-grid';

/** What a channel partner gets. The sign-up itself is not open yet, and the page says so. */
export function ChannelPartnerPage() {
  return (
    <ContentPage name={CONTENT.channelPartner}>
      {(content) => (
        <>
          <PageIntro content={content} />
          <div className="k-wrap-wide">
            <Callout>
              <RichText value={content.text('signupNote')} />
            </Callout>
          </div>
          <FeatureRows entries={content.list('sections')} />
          <CardGrid
            heading={content.text('promisesHeading')}
            lead={content.text('promisesContent')}
            entries={content.list('promises')}
          />
        </>
      )}
    </ContentPage>
  );
}
