import { Button } from '@blueprintjs/core';
import { questionnairesMessages as texts } from '@keelson/contracts/questionnaires';
import { Card } from '../../../ui/card/card';
import { Progress } from '../../../ui/progress/progress';
import type { QuestionnaireChapter } from '../../../learning/questionnaires.api';
import { answeredIn, type Chosen } from '../chosen';
import type { Saving } from '../use-answers';

interface AnsweringAsideProps {
  readonly chapters: readonly QuestionnaireChapter[];
  readonly chosen: Chosen;
  readonly saving: Saving;
  readonly onRetry: () => void;
}

const SAVING_WORDS: Readonly<Record<Exclude<Saving, 'failed'>, string>> = {
  idle: 'Saved after every answer. Close the page when you like.',
  saving: 'Saving …',
  saved: 'Saved. Close the page when you like.',
};

/** How far the answers are, that they are kept, and how they are scored. */
export function AnsweringAside({ chapters, chosen, saving, onRetry }: AnsweringAsideProps) {
  const total = chapters.reduce((sum, { questions }) => sum + questions.length, 0);
  const answered = chapters.reduce(
    (sum, chapter) => sum + (chapter.submittedAt === null ? answeredIn(chapter, chosen) : chapter.questions.length),
    0,
  );
  return (
    <aside className="k-stack" aria-label="About the questionnaire">
      <Card>
        <p className="k-asking-count">
          <b>{answered}</b> of {total} answered
        </p>
        <Progress label={`${answered} of ${total} answered`} done={answered} total={total} />
        <div role="status" className="k-small k-soft k-asking-saved">
          {saving === 'failed' ? (
            <>
              {texts.unableToSave} Your last answer is kept on this page.{' '}
              <Button size="small" variant="minimal" intent="primary" onClick={onRetry}>
                Try again
              </Button>
            </>
          ) : (
            SAVING_WORDS[saving]
          )}
        </div>
      </Card>
      <Card title="How it is scored">
        <p className="k-small k-soft">
          Strongly Agree counts 10, Agree 7, Disagree 3, Strongly Disagree 1; a question with answers of its own counts
          what its best answer would. A chapter’s score is what your answers count over the most that they could, a
          business area’s score weighs its chapters. {texts.ruleBased}
        </p>
      </Card>
    </aside>
  );
}
