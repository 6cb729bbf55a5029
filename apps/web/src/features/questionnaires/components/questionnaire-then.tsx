import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon, ArrowRightIcon, TickIcon } from '@blueprintjs/icons';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { Tag } from '../../../ui/card/tag';
import { type ChapterTab, ChapterTabs } from './chapter-tabs';
import '../questionnaires.css';

interface QuestionnaireThenProps {
  readonly chapters: readonly (Pick<ChapterTab, 'chapterId' | 'chapterNumber' | 'chapterName'> & {
    readonly moduleNumber: number;
  })[];
  /** Ids of the chapters that were submitted by then. */
  readonly submitted: readonly string[];
  /** They were just being submitted, which the last chapter does for all of them. */
  readonly submitting: boolean;
}

/** The questionnaire as a customer met it: which chapters were submitted, without an answer or a score of theirs. */
export function QuestionnaireThen({ chapters, submitted, submitting }: QuestionnaireThenProps) {
  const tabs = chapters.map(({ chapterId, chapterNumber, chapterName }): ChapterTab => {
    const done = submitted.includes(chapterId);
    const words = done ? 'Answered' : 'Not submitted';
    return {
      ...{ chapterId, chapterNumber, chapterName, words },
      ...{ submitted: done, answered: done ? 1 : 0, questions: 1 },
    };
  });
  const unfinished = Math.max(
    0,
    tabs.findIndex((tab) => !tab.submitted),
  );
  const open = submitting ? tabs.length - 1 : unfinished;
  const current = tabs[open];
  if (!current)
    return (
      <Card>
        <EmptyState title="The questions of that time are not known">
          The content service does not answer, and no chapter was submitted.
        </EmptyState>
      </Card>
    );
  const isLast = open === tabs.length - 1;
  const lastWord = current.submitted && !submitting ? 'View Score' : 'Submit';
  return (
    <>
      <ChapterTabs moduleNumber={chapters[open]?.moduleNumber ?? 0} tabs={tabs} current={current.chapterId} />
      <div className="k-stack">
        <Card
          title={current.chapterName}
          actions={
            current.submitted ? (
              <Tag tone="positive" icon={<TickIcon />}>
                Answered
              </Tag>
            ) : (
              <Tag>
                Chapter {open + 1} of {tabs.length}
              </Tag>
            )
          }
        >
          <EmptyState title="The customer’s own answers are not drawn again" />
        </Card>
        <div className="k-asking-foot">
          <Button icon={<ArrowLeftIcon />} disabled={open === 0}>
            Back
          </Button>
          <Button intent="primary" endIcon={isLast ? <TickIcon /> : <ArrowRightIcon />}>
            {isLast ? lastWord : 'Next'}
          </Button>
        </div>
      </div>
    </>
  );
}
