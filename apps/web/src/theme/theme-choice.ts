export type ThemeChoice = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'keelson.theme';
const DARK_SYSTEM = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

const isChoice = (value: string | null): value is 'light' | 'dark' => value === 'light' || value === 'dark';

const readStored = (): ThemeChoice => {
  const stored = localStorage.getItem(STORAGE_KEY);
  return isChoice(stored) ? stored : 'system';
};

let choice: ThemeChoice | undefined;

export const themeChoice = (): ThemeChoice => (choice ??= readStored());

export const isDark = (): boolean =>
  themeChoice() === 'dark' || (themeChoice() === 'system' && matchMedia(DARK_SYSTEM).matches);

const paint = (): void => {
  const root = document.documentElement;
  root.dataset['theme'] = isDark() ? 'dark' : 'light';
  root.classList.toggle('bp6-dark', isDark());
  listeners.forEach((listener) => listener());
};

const store = (): void => {
  if (themeChoice() === 'system') localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, themeChoice());
};

export const chooseTheme = (next: ThemeChoice): void => {
  choice = next;
  store();
  paint();
};

/** The look belongs to the device, not to the session: it outlives the clearing of storage at log-out. */
export const keepThemeAfterClearing = (): void => store();

export const watchTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const followTheme = (): void => {
  matchMedia(DARK_SYSTEM).addEventListener('change', paint);
  addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEY) return;
    choice = readStored();
    paint();
  });
  paint();
};
