const KEY = 'keelson.inspectionLock';

/** Settings by which a browser tells that somebody sees or reads the screen in another way. */
const ASSISTED = '(forced-colors: active), (prefers-contrast: more), (inverted-colors: inverted)';

/** What the person chose, else on, save where the browser tells of assistive settings. */
export const lockIsChosen = (): boolean => {
  const chosen = localStorage.getItem(KEY);
  return chosen === null ? !matchMedia(ASSISTED).matches : chosen === 'on';
};

export const chooseLock = (on: boolean): void => localStorage.setItem(KEY, on ? 'on' : 'off');

/** The choice belongs to the person at this browser and outlives the session. */
export const keepLockChoiceThrough = (clear: () => void): void => {
  const chosen = localStorage.getItem(KEY);
  clear();
  if (chosen !== null) localStorage.setItem(KEY, chosen);
};
