import { CrossIcon } from '@blueprintjs/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from '../dialog/dialog';
import { useWide } from './use-wide';
import './side-panel.css';

interface SidePanelProps {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Stands before the title where there is room. */
  readonly sign?: ReactNode;
  /** What the panel is about: it takes the focus when that changes. */
  readonly about: string | number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Beside the list on wide screens, a sheet over it on small ones. */
export function SidePanel(props: SidePanelProps) {
  const wide = useWide();
  const { title, subtitle, onClose, children } = props;
  if (wide) return <PanelBeside {...props} />;
  return (
    <Dialog open title={title} onClose={onClose}>
      {subtitle !== undefined && <p className="k-small k-muted">{subtitle}</p>}
      {children}
    </Dialog>
  );
}

function PanelBeside({ title, subtitle, sign, about, onClose, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [about]);
  return (
    <aside
      ref={panel}
      className="k-panel"
      tabIndex={-1}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="k-panel-head">
        {sign}
        <div className="k-grow">
          <h2>{title}</h2>
          {subtitle !== undefined && <p className="k-small k-muted">{subtitle}</p>}
        </div>
        <button type="button" className="k-icon-button" aria-label="Close the panel" onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      {children}
    </aside>
  );
}
