import { Button } from '@blueprintjs/core';
import { FloppyDiskIcon } from '@blueprintjs/icons';
import { tasksMessages as texts } from '@keelson/contracts/tasks';
import { useMemo, useState } from 'react';
import { useQuestionnaireScoresQuery } from '../../../learning/questionnaires.api';
import type { OpenTask } from '../../../learning/tasks.api';
import { inOrder } from '../task-order';
import { useTaskDates } from '../use-task-dates';
import { TaskCard } from './task-card';

interface OpenTasksProps {
  readonly accountId: string;
  readonly tasks: readonly OpenTask[];
  /** The day in London. */
  readonly today: string;
}

/** So many are shown at first (learning and back office §9). */
const AT_FIRST = 5;

/** What is to do: five at first, all on request. Dates are saved together. */
export function OpenTasks({ accountId, tasks, today }: OpenTasksProps) {
  const { data: scores } = useQuestionnaireScoresQuery(accountId);
  const [all, setAll] = useState(false);
  const ordered = useMemo(() => {
    const chapters = scores?.allModulesList.flatMap((module) => module.chapters) ?? [];
    return inOrder(
      tasks,
      new Map(chapters.map(({ chapter_code, scoring_percentage }) => [chapter_code, scoring_percentage ?? 101])),
    );
  }, [tasks, scores]);
  const dates = useTaskDates(accountId, tasks, today);
  const shown = all ? ordered : ordered.slice(0, AT_FIRST);
  return (
    <form
      className="k-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void dates.save();
      }}
    >
      <ul className="k-tasks" aria-label="To do">
        {shown.map((task, index) => (
          <TaskCard
            key={`${task.id} ${dates.undone}`}
            task={task}
            day={dates.dayOf(task)}
            changed={dates.isChanged(task)}
            message={dates.messageOf(task, index === 0)}
            today={today}
            onPlan={(day) => dates.plan(task.id, day)}
          />
        ))}
      </ul>
      {ordered.length > AT_FIRST && (
        <Button fill aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? texts.viewLess : texts.viewAll}
        </Button>
      )}
      <div className={`k-card k-task-save ${dates.changed > 0 ? 'k-task-unsaved' : ''}`}>
        <p className="k-grow k-small" role="status">
          {dates.changed === 0 ? (
            'A date reminds you on its day. Nothing is waiting to be saved.'
          ) : (
            <>
              <b>{dates.changed === 1 ? '1 date' : `${dates.changed} dates`}</b> changed, not saved yet
            </>
          )}
        </p>
        {dates.changed > 0 && <Button onClick={dates.undo}>Undo</Button>}
        <Button type="submit" intent="primary" icon={<FloppyDiskIcon />} loading={dates.saving}>
          Save tasks
        </Button>
      </div>
    </form>
  );
}
