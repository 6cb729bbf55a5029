import { ClosingBand } from '../../../content/components/closing-band';
import { ContentPage } from '../../../content/components/content-page';
import { FeatureRows } from '../../../content/components/feature-rows';
import { PageIntro } from '../../../content/components/page-intro';
import { CONTENT } from '../../../content/content-pages';
import { QuestionList } from '../components/question-list';

/** From the books to a plan, step by step. */
export function HowItWorksPage() {
  return (
    <ContentPage name={CONTENT.howItWorks}>
      {(content) => (
        <>
          <PageIntro content={content} />
          <FeatureRows entries={content.list('steps')} numbered />
          <QuestionList heading={content.text('questionsHeading')} entries={content.list('questions')} />
          <ClosingBand entry={content.list('closing')[0]} />
        </>
      )}
    </ContentPage>
  );
}
