import { FlashIcon, MoonIcon } from '@blueprintjs/icons';
import { useSyncExternalStore } from 'react';
import { chooseTheme, isDark, watchTheme } from './theme-choice';

export function ThemeToggle() {
  const dark = useSyncExternalStore(watchTheme, isDark);
  return (
    <button
      type="button"
      className="k-icon-button"
      aria-label={dark ? 'Switch to the light theme' : 'Switch to the dark theme'}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <FlashIcon /> : <MoonIcon />}
    </button>
  );
}
