import { NavLink } from 'react-router-dom';
import type { TopMenuItem } from './top-menu';

export function TopMenuNav({ items }: { readonly items: readonly TopMenuItem[] }) {
  return (
    <nav className="k-top-menu" aria-label="Top menu">
      <ul>
        {items.map(({ id, label, to }) => (
          <li key={id}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
