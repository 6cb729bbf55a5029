import { NavLink } from 'react-router-dom';
import { isBuilt } from '../client/announced-pages';
import { Tag } from '../ui/card/tag';
import { AreasTree } from './areas-tree';
import { DrawerItemIcon } from './drawer-icon';
import type { DrawerItem, DrawerSection } from './drawer/drawer-item';
import { ExceptionCount } from './exception-count';

interface DrawerListProps {
  readonly sections: readonly DrawerSection[];
  /** Icons alone: the label moves into the title. */
  readonly rail?: boolean;
  readonly onAct: (item: DrawerItem) => void;
  readonly onFollow?: () => void;
}

function Item({ item, rail, onAct, onFollow }: { readonly item: DrawerItem } & Omit<DrawerListProps, 'sections'>) {
  const content = (
    <>
      <DrawerItemIcon icon={item.icon} />
      <span className="k-side-label">{item.label}</span>
      {item.countsExceptions && <ExceptionCount />}
    </>
  );
  const title = rail ? item.label : undefined;
  if (item.to !== undefined && isBuilt(item.to))
    return (
      <NavLink to={item.to} end={item.deep !== true} title={title} {...(onFollow ? { onClick: onFollow } : {})}>
        {content}
      </NavLink>
    );
  const instead = item.to === undefined ? item.onlyFor : 'Soon';
  if (instead !== undefined)
    return (
      <span className="k-side-locked" title={title}>
        {content}
        <Tag>{instead}</Tag>
      </span>
    );
  return (
    <button type="button" title={title} onClick={() => onAct(item)}>
      {content}
    </button>
  );
}

export function DrawerList({ sections, rail = false, onAct, onFollow }: DrawerListProps) {
  return (
    <>
      {sections.map(({ title, items }) => (
        <div key={title ?? 'main'} className="k-side-section">
          {title !== undefined && <p>{title}</p>}
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <Item item={item} rail={rail} onAct={onAct} {...(onFollow ? { onFollow } : {})} />
                {item.tree && !rail && <AreasTree {...(onFollow ? { onFollow } : {})} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
