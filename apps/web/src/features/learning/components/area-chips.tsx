import { Link } from 'react-router-dom';
import { percentText } from '../../../learning/score-words';
import { Progress } from '../../../ui/progress/progress';
import { moduleAddress } from '../hub-address';
import type { LearningMode } from '../learning-place';
import type { ModuleOfHub } from '../lessons';
import { NewItems } from './new-items';

interface AreaChipsProps {
  readonly modules: readonly ModuleOfHub[];
  readonly open: string;
  readonly mode: LearningMode;
}

/** The business areas, each with how far it is learned. */
export const AreaChips = ({ modules, open, mode }: AreaChipsProps) => (
  <nav className="k-learn-areas" aria-label="Business Area" data-tour="learning-areas">
    {modules.map(({ module: { moduleId, moduleName }, learned }) => (
      <Link
        key={moduleId}
        to={moduleAddress(moduleId, mode === 'cash' ? 'everything' : mode)}
        className="k-learn-area"
        aria-current={moduleId === open ? 'true' : undefined}
      >
        <b>{moduleName}</b>
        <span className="k-learn-bar">
          <Progress label={`${moduleName}, learned`} done={learned?.percentage ?? 0} total={100} />
          <span className="k-num">{percentText(learned?.percentage ?? null)}</span>
        </span>
        <NewItems count={learned?.newItems ?? 0} />
      </Link>
    ))}
  </nav>
);
