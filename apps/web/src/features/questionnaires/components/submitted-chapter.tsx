import { SLIDER_LABELS } from '@keelson/vocabulary';
import { TickIcon } from '@blueprintjs/icons';
import type { QuestionnaireChapter } from '../../../learning/questionnaires.api';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { formatDateTime } from '../../../ui/format/dates';
import { isMark } from '../slider-marks';

type Question = QuestionnaireChapter['questions'][number];

const answerWords = ({ learning_answers }: Question, answerCode: string | undefined): string => {
  const own = learning_answers.find((each) => each.answerCode === answerCode);
  const mark = Number(answerCode);
  return own?.answer ?? (isMark(mark) ? `${SLIDER_LABELS[mark]}, ${mark}` : 'No answer');
};

/** What was submitted: it stays, and is read only. */
export function SubmittedChapter({ chapter }: { readonly chapter: QuestionnaireChapter }) {
  const given = new Map(chapter.answers.map(({ questionCode, answerCode }) => [questionCode, answerCode]));
  return (
    <Card
      title={chapter.chapterName}
      subtitle={chapter.submittedAt === null ? undefined : `Answered ${formatDateTime(chapter.submittedAt)}`}
      actions={
        <Tag tone="positive" icon={<TickIcon />}>
          Answered
        </Tag>
      }
    >
      <dl className="k-given">
        {chapter.questions.map((question) => (
          <div key={question.questionCode}>
            <dt>{question.question}</dt>
            <dd>{answerWords(question, given.get(question.questionCode))}</dd>
          </div>
        ))}
      </dl>
      <p className="k-small k-soft">
        A chapter is answered once. When its questions change you may answer the new ones; this score stays as it is.
      </p>
    </Card>
  );
}
