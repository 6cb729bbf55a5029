import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import * as paths from '../client/paths';
import { useLearningModulesQuery } from '../learning/learning.api';
import { useViewer } from '../session/use-viewer';
import './areas-tree.css';

interface AreasTreeProps {
  readonly onFollow?: () => void;
}

/** The business areas in the drawer: modules, chapters, sub-chapters and their quizzes, level by level (decision 4.110). */
export function AreasTree({ onFollow }: AreasTreeProps) {
  const { standing } = useViewer();
  const [open, setOpen] = useState(false);
  // What the content has is closed to accounts without premium.
  if (standing !== 'premium') return null;
  return (
    <div className="k-tree">
      <button type="button" className="k-tree-all" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
        {open ? 'Hide the areas' : 'Show the areas'}
      </button>
      {open && <Modules {...(onFollow ? { onFollow } : {})} />}
    </div>
  );
}

function Modules({ onFollow }: AreasTreeProps) {
  const { data, error, refetch } = useLearningModulesQuery();
  const follow = onFollow ? { onFollow } : {};
  if (data === undefined)
    return error === undefined ? (
      <p className="k-small k-muted" role="status">
        Loading the areas …
      </p>
    ) : (
      <button type="button" className="k-tree-all" onClick={() => void refetch()}>
        Not loaded. Try again
      </button>
    );
  return (
    <ul>
      {data.map(({ moduleId, moduleNumber, moduleName, chapters_masters }) => (
        <Branch
          key={moduleId}
          name={moduleName}
          number={String(moduleNumber)}
          to={paths.businessModule(moduleId)}
          {...follow}
        >
          {chapters_masters.map(({ chapterId, chapterNumber, chapterName, sub_chapters }) => (
            <Branch
              key={chapterId}
              name={chapterName}
              number={`${moduleNumber}.${chapterNumber}`}
              to={paths.businessChapter(chapterId)}
              {...follow}
            >
              {sub_chapters.map(({ subChapterId, subChapterNumber, subChapterName, questions }) => (
                <Branch
                  key={subChapterId}
                  name={subChapterName}
                  number={`${moduleNumber}.${chapterNumber}.${subChapterNumber}`}
                  to={paths.businessSubChapter(subChapterId)}
                  {...follow}
                >
                  {questions > 0 && (
                    <li>
                      <NavLink to={paths.subChapterQuiz(subChapterId)} {...(onFollow ? { onClick: onFollow } : {})}>
                        Quiz<span className="k-sr"> of {subChapterName}</span>
                      </NavLink>
                    </li>
                  )}
                </Branch>
              ))}
            </Branch>
          ))}
        </Branch>
      ))}
    </ul>
  );
}

interface BranchProps extends AreasTreeProps {
  readonly name: string;
  readonly number: string;
  readonly to: string;
  readonly children: ReactNode;
}

/** A place that leads to its page, and opens to what lies below it. */
function Branch({ name, number, to, onFollow, children }: BranchProps) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <div className="k-tree-place">
        <NavLink to={to} end {...(onFollow ? { onClick: onFollow } : {})}>
          <span className="k-muted">{number}</span> {name}
        </NavLink>
        <button
          type="button"
          aria-expanded={open}
          aria-label={`Contents of ${number} ${name}`}
          onClick={() => setOpen(!open)}
        >
          {open ? <ChevronDownIcon size={12} /> : <ChevronRightIcon size={12} />}
        </button>
      </div>
      {open && <ul>{children}</ul>}
    </li>
  );
}
