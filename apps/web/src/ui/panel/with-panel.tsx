import { Component, createRef, type MouseEvent, type ReactNode } from 'react';
import './side-panel.css';

interface WithPanelProps {
  /** Whether a panel stands beside the page. */
  readonly open: boolean;
  /** The page, and after it the panel. */
  readonly children: ReactNode;
}

/**
 * A page that makes room for a panel beside it. The page gets narrower, so that what stands above a figure may take more
 * lines: what was pressed stays where it is on the screen, when the panel opens and when it closes, and has the focus
 * again afterwards.
 */
export class WithPanel extends Component<WithPanelProps> {
  private readonly frame = createRef<HTMLDivElement>();
  private pressed: Element | undefined;

  /** How high on the screen what was pressed stands, unless it was scrolled away since. */
  override getSnapshotBeforeUpdate({ open }: WithPanelProps): number | null {
    if (open === this.props.open) return null;
    const { top, bottom } = this.pressed?.getBoundingClientRect() ?? {};
    return top === undefined || bottom === undefined || bottom < 0 || top > innerHeight ? null : top;
  }

  override componentDidUpdate({ open }: WithPanelProps, _state: unknown, before: number | null): void {
    if (open !== this.props.open) this.frame.current?.style.removeProperty('padding-bottom');
    if (this.pressed?.isConnected !== true) return;
    if (before !== null) this.keepAt(this.pressed, before);
    // The panel went with the focus in it.
    if (open && !this.props.open && document.activeElement === document.body)
      this.pressed.closest<HTMLElement>('button, a')?.focus({ preventScroll: before !== null });
  }

  /** At the end of the page there may be too little below it to scroll to: then the page ends later. */
  private keepAt(pressed: Element, before: number): void {
    const missing = (): number => pressed.getBoundingClientRect().top - before;
    scrollBy({ top: missing(), behavior: 'instant' });
    if (missing() < 1) return;
    this.frame.current?.style.setProperty('padding-bottom', `${Math.ceil(missing())}px`);
    scrollBy({ top: missing(), behavior: 'instant' });
  }

  private readonly remember = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
    const [page] = currentTarget.children;
    if (target instanceof Element && page?.contains(target) === true) this.pressed = target;
  };

  override render(): ReactNode {
    const { open, children } = this.props;
    return (
      <div ref={this.frame} className="k-with-panel" data-open={open} onClickCapture={this.remember}>
        {children}
      </div>
    );
  }
}
