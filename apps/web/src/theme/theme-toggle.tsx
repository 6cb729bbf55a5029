import { FlashIcon, MoonIcon } from '@blueprintjs/icons';
import { useSyncExternalStore } from 'react';
import { chooseTheme, isDark, watchTheme } from './theme-choice';

/** The theme as it is, and the way to the other one. */
export function useTheme() {
  const dark = useSyncExternalStore(watchTheme, isDark);
  return { dark, icon: dark ? <FlashIcon /> : <MoonIcon />, toggle: () => chooseTheme(dark ? 'light' : 'dark') };
}

export function ThemeToggle() {
  const { dark, icon, toggle } = useTheme();
  return (
    <button
      type="button"
      className="k-icon-button"
      aria-label={dark ? 'Switch to the light theme' : 'Switch to the dark theme'}
      onClick={toggle}
    >
      {icon}
    </button>
  );
}
