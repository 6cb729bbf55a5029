import { tellTabs } from './session-broadcast';

/**
 * The session was begun to be used for a customer, or is its holder's own again: every tab begins anew, as after a reload,
 * so that nothing stays of what was shown or kept before.
 */
export const beginAnewAt = (path: string): void => {
  tellTabs({ kind: 'holder-changed' });
  location.replace(path);
};
