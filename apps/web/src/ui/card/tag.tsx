import { cloneElement, type ReactElement, type ReactNode } from 'react';
import './card.css';

interface TagProps {
  readonly tone?: 'plain' | 'positive' | 'caution' | 'negative' | 'hull';
  /** Colour never stands alone: give positive, caution and negative an icon or a word that says it. */
  readonly icon?: ReactElement<{ size?: number }>;
  readonly children: ReactNode;
}

export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span className={`k-tag k-tag-${tone}`}>
      {icon && cloneElement(icon, { size: 12 })}
      {children}
    </span>
  );
}
