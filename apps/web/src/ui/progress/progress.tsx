import './progress.css';

interface ProgressProps {
  /** Accessible name: what goes on, and how far it is. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
}

/** How much of something is done. */
export const Progress = ({ label, done, total }: ProgressProps) => (
  <progress className="k-progress" value={done} max={total} aria-label={label} />
);
