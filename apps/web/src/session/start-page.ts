import * as paths from '../client/paths';
import { mayOpen } from './may-open';
import type { Viewer } from './viewer';

/** Where somebody begins who is signed in (SIGNIN-07); a customer, once the onboarding is completed. */
export const startPage = (viewer: Pick<Viewer, 'kind' | 'permissions'>): string => {
  if (viewer.kind === 'partner') return paths.partnerHome;
  return mayOpen(viewer, 'customers.manage') ? paths.customers : paths.signedInHome;
};
