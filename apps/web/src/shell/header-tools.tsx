import { HelpIcon, SearchIcon } from '@blueprintjs/icons';
import { useCallback, useRef } from 'react';
import { useViewer } from '../session/use-viewer';
import { ThemeToggle } from '../theme/theme-toggle';
import { AccountMenu } from './account-menu';
import { finderKey } from './finder/finder-key';
import { finderWords } from './finder/finder-words';
import { useFinderKey } from './finder/use-finder-key';
import { useOpenTool } from './shell-tools';

/** What the header holds for those who are signed in: search, theme, help and the account. */
export function HeaderTools() {
  return (
    <>
      <FindButton />
      <ThemeToggle />
      <HelpButton />
      <AccountMenu />
    </>
  );
}

function FindButton() {
  const open = useOpenTool();
  const button = useRef<HTMLButtonElement>(null);
  const key = finderKey();
  const find = useCallback(() => open('finder'), [open]);
  useFinderKey(find);
  return (
    <button
      ref={button}
      type="button"
      className="k-find"
      aria-haspopup="dialog"
      aria-keyshortcuts={key.told}
      onClick={() => open('finder', button.current)}
    >
      <SearchIcon />
      <span className="k-find-label">{finderWords(useViewer())}</span>
      <kbd aria-hidden="true">{key.shown}</kbd>
    </button>
  );
}

function HelpButton() {
  const open = useOpenTool();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <button
      ref={button}
      type="button"
      className="k-icon-button k-header-help"
      aria-label="Help"
      aria-haspopup="dialog"
      onClick={() => open('pages', button.current)}
    >
      <HelpIcon />
    </button>
  );
}
