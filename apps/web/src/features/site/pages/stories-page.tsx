import { ClosingBand } from '../../../content/components/closing-band';
import { ContentPage } from '../../../content/components/content-page';
import { PageIntro } from '../../../content/components/page-intro';
import { CONTENT } from '../../../content/content-pages';
import { Story } from '../components/story';

/** What owners do with their figures. Examples carry a label that says so. */
export function StoriesPage() {
  return (
    <ContentPage name={CONTENT.stories}>
      {(content) => (
        <>
          <PageIntro content={content} />
          {content.list('stories').map((story, index) => (
            <Story key={index} story={story} />
          ))}
          <ClosingBand entry={content.list('closing')[0]} />
        </>
      )}
    </ContentPage>
  );
}
