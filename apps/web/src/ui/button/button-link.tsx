import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ButtonLinkProps {
  readonly to: string;
  readonly intent?: 'primary';
  readonly size?: 'small' | 'large';
  readonly fill?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** Looks like a button, is a link: it changes the address. */
export function ButtonLink({ to, intent, size, fill = false, onClick, children }: ButtonLinkProps) {
  const classes = ['bp6-button', intent && `bp6-intent-${intent}`, size && `bp6-${size}`, fill && 'bp6-fill'];
  return (
    <Link to={to} className={classes.filter(Boolean).join(' ')} {...(onClick ? { onClick } : {})}>
      {children}
    </Link>
  );
}
