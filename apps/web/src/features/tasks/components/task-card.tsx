import { Button } from '@blueprintjs/core';
import { EditIcon, WarningSignIcon } from '@blueprintjs/icons';
import { tasksMessages as texts } from '@keelson/contracts/tasks';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import type { OpenTask } from '../../../learning/tasks.api';
import { Tag } from '../../../ui/card/tag';
import { DayInput } from '../../../ui/form/day-input';

interface TaskCardProps {
  readonly task: OpenTask;
  /** As it stands in the field. */
  readonly day: string;
  readonly changed: boolean;
  readonly message: string | undefined;
  readonly today: string;
  /** `null` takes the date away. */
  readonly onPlan: (day: string | null) => void;
}

/** A sub-chapter that is to do, with the day on which it falls due. */
export function TaskCard({ task, day, changed, message, today, onPlan }: TaskCardProps) {
  const { id, moduleName, chapterName, subChapterId, subChapterName, date, due } = task;
  const fieldId = `task-${id}`;
  // A day that has passed stays as it is; any other one must be today or later.
  const isStanding = day === date;
  return (
    <li className={`k-card k-task ${due ? 'k-task-due' : ''}`}>
      <p className="k-small k-muted">
        {moduleName}, {chapterName}
      </p>
      <h2>
        <Link to={paths.businessSubChapter(subChapterId)}>{subChapterName}</Link>
      </h2>
      <p className="k-task-tags">
        {due && (
          <Tag tone="caution" icon={<WarningSignIcon />}>
            {texts.due}
          </Tag>
        )}
        {changed && (
          <Tag tone="hull" icon={<EditIcon />}>
            Not saved yet
          </Tag>
        )}
      </p>
      <div className="k-task-date">
        <label htmlFor={fieldId} className="k-sr">
          Date for {subChapterName}
        </label>
        <DayInput
          id={fieldId}
          label={`Date for ${subChapterName}`}
          {...(!isStanding && { min: today })}
          value={day}
          message={message}
          onChange={onPlan}
        />
        {date !== null && (
          <Button variant="minimal" size="small" intent="primary" onClick={() => onPlan(null)}>
            Remove date<span className="k-sr"> of {subChapterName}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
