import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

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

/** Looks like a button, is a link: it changes the address. */
export function ButtonLink({ to, state, intent, size, fill = false, onClick, children }: ButtonLinkProps) {
  const classes = ['bp6-button', intent && `bp6-intent-${intent}`, size && `bp6-${size}`, fill && 'bp6-fill'];
  return (
    <Link to={to} state={state} className={classes.filter(Boolean).join(' ')} {...(onClick ? { onClick } : {})}>
      {children}
    </Link>
  );
}
