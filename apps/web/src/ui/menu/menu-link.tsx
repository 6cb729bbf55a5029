import { MenuItem } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface MenuLinkProps {
  readonly to: string;
  readonly icon: ReactElement;
  readonly text: string;
}

/** A menu item that is a link of the router. */
export function MenuLink({ to, icon, text }: MenuLinkProps) {
  return <MenuItem href={useHref(to)} icon={icon} text={text} onClick={useLinkClickHandler<HTMLElement>(to)} />;
}
