import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { ContentPage } from '../../../content/components/content-page';
import { FeatureRows } from '../../../content/components/feature-rows';
import { PageIntro } from '../../../content/components/page-intro';
import { RichText } from '../../../content/components/rich-text';
import { CONTENT } from '../../../content/content-pages';
import { CardGrid } from '../components/card-grid';

/** What a channel partner gets, and the way to the form. */
export function ChannelPartnerPage() {
  const { kind } = useViewer();
  return (
    <ContentPage name={CONTENT.channelPartner}>
      {(content) => (
        <>
          <PageIntro content={content} />
          <div className="k-wrap-wide">
            {kind === 'partner' ? (
              <ButtonLink to={paths.partnerHome} intent="primary" size="large">
                Go to your dashboard
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.partnerSignUp} intent="primary" size="large">
                {content.text('signupText') || 'Channel Partner Sign Up'}
              </ButtonLink>
            )}
            <div className="k-soft k-partner-signup-note">
              <RichText value={content.value('signupNote')} />
            </div>
          </div>
          <FeatureRows entries={content.list('sections')} />
          <CardGrid
            heading={content.text('promisesHeading')}
            lead={content.value('promisesContent')}
            entries={content.list('promises')}
          />
        </>
      )}
    </ContentPage>
  );
}
