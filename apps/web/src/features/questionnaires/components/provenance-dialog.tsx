import { Button } from '@blueprintjs/core';
import { questionnairesMessages as texts } from '@keelson/contracts/questionnaires';
import { type ScoreProvenance, useScoreProvenanceQuery } from '../../../learning/questionnaires.api';
import { ScoreTag } from '../../../learning/score-tag';
import { percentText } from '../../../learning/score-words';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { DialogFrame } from '../../../ui/dialog/dialog-frame';
import { formatDateTime } from '../../../ui/format/dates';
import { formatShort } from '../../../ui/format/numbers';
import type { Column } from '../../../ui/table/column';
import { PlainTable } from '../../../ui/table/plain-table';

interface ProvenanceDialogProps {
  readonly accountId: string;
  readonly chapterId: string;
  readonly onClose: () => void;
}

/** A score opens to its answers, what each counted, and the version of the questions: it adds up. */
export function ProvenanceDialog({ accountId, chapterId, onClose }: ProvenanceDialogProps) {
  const { data, error, refetch } = useScoreProvenanceQuery({ accountId, chapterId });
  return (
    <DialogFrame
      open
      width={720}
      title={data ? `How ${data.chapterName} was scored` : 'How the chapter was scored'}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <p className="k-small k-soft">{texts.ruleBased}</p>
      {error !== undefined && data === undefined && (
        <ErrorState title="The answers could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && <SkeletonLines lines={5} label="Loading the answers" />}
      {data?.submissions.map((submission, index) => (
        <Submission key={submission.contentVersion} submission={submission} isLatest={index === 0} />
      ))}
    </DialogFrame>
  );
}

type GivenAnswer = ScoreProvenance['submissions'][number]['answers'][number];

const COLUMNS: readonly Column<GivenAnswer>[] = [
  { id: 'question', header: 'Question', cell: ({ question }) => question },
  { id: 'answer', header: 'Answer', cell: ({ answer }) => answer },
  {
    id: 'counts',
    header: 'Counts',
    numeric: true,
    cell: ({ score, highest }) => `${formatShort(score)} of ${formatShort(highest)}`,
  },
];

interface SubmissionProps {
  readonly submission: ScoreProvenance['submissions'][number];
  readonly isLatest: boolean;
}

function Submission({ submission, isLatest }: SubmissionProps) {
  const { answers, band, contentVersion, highest, score, scoring_percentage, submittedAt, weightage } = submission;
  return (
    <section className="k-submission">
      <h3>
        {isLatest ? 'Your answers' : 'Your answers before'} {band && <ScoreTag band={band} />}
      </h3>
      <p className="k-small k-soft">
        Submitted {formatDateTime(submittedAt)}. Questions as they were then: version {contentVersion}. Weight of the
        chapter: {formatShort(weightage)}.
      </p>
      <PlainTable
        label="Answers and what they count"
        columns={COLUMNS}
        rows={answers}
        rowKey={(row) => row.questionCode}
      />
      <p className="k-submission-sum">
        {formatShort(score)} ÷ {formatShort(highest)} × 100 = <b>{percentText(scoring_percentage)}</b>
      </p>
    </section>
  );
}
