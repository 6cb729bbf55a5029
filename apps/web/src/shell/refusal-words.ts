import { ROLE_TITLES } from '@keelson/vocabulary';
import type { WantedPage } from '../client/wanted-page';
import type { Viewer } from '../session/viewer';

/** What a refused page takes and where that comes from. */
export interface RefusalWords {
  readonly needs: string;
  readonly grantedBy: string;
  /** Whether this person may register for it. */
  readonly register?: true;
}

type Asking = Pick<Viewer, 'kind'>;

const BY_A_SUPER_ADMIN = 'A super admin can give it to your account.';
const STAFF_ALONE: RefusalWords = {
  needs: 'An account of Keelson’s staff.',
  grantedBy: 'A super admin sets up accounts for staff. Yours cannot become one.',
};
const SUPER_ADMIN: RefusalWords = {
  needs: 'The account of a super admin.',
  grantedBy: 'A super admin can make you one.',
};

/** Staff lack a right; others have another kind of account. */
export function refusalWords({ kind }: Asking, { access }: Pick<WantedPage, 'access'>): RefusalWords {
  if (access === 'partnerArea') {
    if (kind === 'admin') return { ...SUPER_ADMIN, needs: 'The account of a channel partner or of a super admin.' };
    const needs = 'The account of a channel partner.';
    return { needs, grantedBy: 'Advisers register for one, with an email address of its own.', register: true };
  }
  if (kind !== 'admin') return STAFF_ALONE;
  switch (access) {
    case 'customers.manage':
      return { needs: 'The permission to manage customers.', grantedBy: BY_A_SUPER_ADMIN };
    case 'journeys.replay':
      return { needs: 'The permission to replay journeys.', grantedBy: BY_A_SUPER_ADMIN };
    case 'payments.reconcile':
      return { needs: 'The permission to reconcile payments.', grantedBy: BY_A_SUPER_ADMIN };
    case 'accountHistory':
      return { needs: 'The permission to manage customers or to replay journeys.', grantedBy: BY_A_SUPER_ADMIN };
    default:
      return SUPER_ADMIN;
  }
}

/** As whom somebody is signed in. */
export const standingOf = ({ kind, email }: Pick<Viewer, 'kind' | 'email'>): string =>
  kind === 'visitor' ? email : `${email} (${ROLE_TITLES[kind].toLowerCase()})`;
