import { mayUse, type Viewer } from '../../session/viewer';

/** The search says what this viewer can find. */
export function finderWords(viewer: Pick<Viewer, 'kind' | 'permissions'>): string {
  if (viewer.kind === 'customer') return 'Find a figure or page';
  return viewer.kind === 'partner' || mayUse(viewer, 'customers.manage')
    ? 'Find a customer or page'
    : 'Find a page or action';
}
