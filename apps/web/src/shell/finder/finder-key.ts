const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** As the keys are written on the viewer's keyboard, and as browsers tell them to screen readers. */
export const finderKey = () =>
  isMac() ? { shown: '⌘K', told: 'Meta+K' as const } : { shown: 'Ctrl K', told: 'Control+K' as const };

/** On a Mac Ctrl-K deletes to the end of the line. */
export const isFinderKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
