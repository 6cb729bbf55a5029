import { HelpIcon } from '@blueprintjs/icons';
import { OpensPanel } from '../panel/opens-panel';
import './explain.css';

interface ExplainButtonProps {
  /** The figure beside it. */
  readonly figure: string;
  readonly open: boolean;
  readonly onClick: () => void;
}

/** The question mark beside a figure. */
export const ExplainButton = ({ figure, open, onClick }: ExplainButtonProps) => (
  <OpensPanel open={open} label={`Explain ${figure}`} className="k-explain" onClick={onClick}>
    <HelpIcon size={14} />
  </OpensPanel>
);
