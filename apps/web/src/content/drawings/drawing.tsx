import type { ReactNode } from 'react';
import './drawings.css';

export interface DrawingProps {
  /** What it shows, in words. */
  readonly label: string;
}

interface FrameProps extends DrawingProps {
  readonly children: ReactNode;
}

/** A picture drawn with the theme's own colours and type, so that it is at home in light and dark. */
export function Drawing({ label, children }: FrameProps) {
  return (
    <svg
      className="k-drawing"
      viewBox="0 0 480 320"
      width={480}
      height={320}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {children}
    </svg>
  );
}
