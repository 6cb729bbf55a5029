import { LockIcon } from '@blueprintjs/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Moment } from '../journeys.api';

/** A page as the customer had it: where it was, what it was called and what it showed. */
export interface ScreenThen {
  /** Its address; `undefined` where the log does not say which page it was. */
  readonly path: string | undefined;
  readonly title: string;
  readonly content: ReactNode;
}

interface ScreenFrameProps {
  readonly screen: ScreenThen;
  readonly moment: Moment;
  readonly children?: ReactNode;
}

/** Before any effect of the page inside, which may want the focus. */
const outOfReach = (inside: HTMLDivElement | null): void => inside?.setAttribute('inert', '');

/** The customer's own page, drawn again for this moment. Nothing in it can be pressed, filled in or reached by the keyboard. */
export function ScreenFrame({ screen, moment, children }: ScreenFrameProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const page = `${moment.screen.page} ${moment.screen.step ?? ''}`;
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [page]);
  return (
    <section className="rp-screen" aria-labelledby="rp-screen-title">
      <div className="rp-screen-head">
        <h2 id="rp-screen-title">The screen as it was</h2>
        <p className="k-small k-muted">
          <LockIcon size={12} /> Rebuilt from events, read-only
        </p>
      </div>
      <p className="k-sr" role="status">
        {screen.title}
      </p>
      <div className="rp-frame" data-page={moment.screen.page} data-step={moment.screen.step ?? ''}>
        <div className="rp-frame-bar" aria-hidden="true">
          <i />
          <i />
          <i />
          <span>{screen.path ?? 'Not written down'}</span>
        </div>
        <div ref={scroller} className="rp-frame-body" role="region" aria-label={`Screen: ${screen.title}`} tabIndex={0}>
          <div ref={outOfReach}>{screen.content}</div>
        </div>
      </div>
      {children}
    </section>
  );
}
