import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isBuilt } from '../../client/announced-pages';
import { Tag } from '../card/tag';

interface ButtonLinkProps {
  readonly to: string;
  /** Handed to the page that it leads to. */
  readonly state?: object | undefined;
  readonly intent?: 'primary';
  readonly size?: 'small' | 'large';
  readonly fill?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Looks like a button, is a link: it changes the address. It leads nowhere while its page is only announced. */
export function ButtonLink({ to, state, intent, size, fill = false, onClick, children }: ButtonLinkProps) {
  const classes = ['bp6-button', size && `bp6-${size}`, fill && 'bp6-fill'];
  if (!isBuilt(to))
    return (
      <span className={[...classes, 'bp6-disabled'].filter(Boolean).join(' ')}>
        {children} <Tag>Soon</Tag>
      </span>
    );
  return (
    <Link
      to={to}
      state={state}
      className={[...classes, intent && `bp6-intent-${intent}`].filter(Boolean).join(' ')}
      {...(onClick ? { onClick } : {})}
    >
      {children}
    </Link>
  );
}
