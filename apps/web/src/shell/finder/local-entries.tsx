import { DocumentIcon, HelpIcon } from '@blueprintjs/icons';
import * as paths from '../../client/paths';
import { figureMeaning, figureTitle } from '../../figures/figure-titles';
import type { Viewer } from '../../session/viewer';
import { comesFirst } from '../comes-first';
import { DrawerItemIcon } from '../drawer-icon';
import { pageWords } from '../help/page-words';
import { listedPages } from '../listed-pages';
import { figuresOn } from './figure-places';
import type { FinderEntry } from './finder-entry';

export const pageEntries = (viewer: Viewer, signupIncomplete: boolean): readonly FinderEntry[] =>
  listedPages(viewer, signupIncomplete).map(({ label, to, icon }) => ({
    id: `page ${to}`,
    group: 'Pages',
    label,
    icon: icon === undefined ? <DocumentIcon /> : <DrawerItemIcon icon={icon} />,
    words: pageWords(to) ?? '',
    go: { to },
  }));

/** An owner's figures, each leading to its explanation. */
export function figureEntries(viewer: Viewer, signupIncomplete: boolean): readonly FinderEntry[] {
  if (viewer.kind !== 'customer') return [];
  const open = new Set(listedPages(viewer, signupIncomplete).map(({ to }) => to));
  return figuresOn(open).map(({ figure, detail, to }) => ({
    id: `figure ${figure}`,
    group: 'Figures',
    label: figureTitle(figure),
    detail,
    words: figureMeaning(figure),
    icon: <HelpIcon />,
    go: { to },
  }));
}

export interface HelpActs {
  readonly showPages: () => void;
  readonly showFigures: () => void;
}

export function helpEntries(viewer: Viewer, { showPages, showFigures }: HelpActs): readonly FinderEntry[] {
  const contact: FinderEntry = {
    id: 'help contact',
    group: 'Help',
    label: 'Contact us',
    words: 'help support message feedback question',
    icon: <HelpIcon />,
    go: { to: paths.contactUs },
  };
  if (comesFirst(viewer) !== undefined) return [contact];
  return [
    {
      id: 'help pages',
      group: 'Help',
      label: 'What each page shows',
      words: 'help explanation guide',
      icon: <HelpIcon />,
      go: { act: showPages },
    },
    {
      id: 'help figures',
      group: 'Help',
      label: 'Glossary of figures',
      words: 'help meaning explanation terms words',
      icon: <HelpIcon />,
      go: { act: showFigures },
    },
    contact,
  ];
}
