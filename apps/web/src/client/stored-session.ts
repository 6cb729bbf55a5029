import { keepThemeAfterClearing } from '../theme/theme-choice';
import { keepLockChoiceThrough } from './inspection-choice';

/** The session values that the browser keeps; the token is never among them. */
export interface StoredSession {
  readonly id: string;
  /** The administrator's own id while acting for a user. */
  readonly adminId?: string;
  /** The e-mail address. */
  readonly userName: string;
  readonly name: string;
  readonly surname: string;
  readonly companyName: string;
  readonly email: string;
  readonly isPremium: 'true' | 'false';
  readonly isAdmin: 'true' | 'false';
  readonly channelPartner: 'true' | 'false';
  readonly isSuperAdmin: 'true' | 'false';
  readonly userStatus: string;
  readonly freeTrailUser: '0' | '1' | '2';
  readonly accessCode?: string;
}

/** How the frame of the pages stands. */
export interface StoredFrame {
  /** The page shown last. */
  readonly path: string;
  /** Whether the side drawer is unfolded. */
  readonly dashOpen: 'true' | 'false';
}

const NAMES = [
  'id',
  'adminId',
  'userName',
  'name',
  'surname',
  'companyName',
  'email',
  'isPremium',
  'isAdmin',
  'channelPartner',
  'isSuperAdmin',
  'userStatus',
  'freeTrailUser',
  'accessCode',
] as const satisfies readonly (keyof StoredSession)[];

export const storeSession = (values: StoredSession): void => {
  for (const name of NAMES) {
    const value = values[name];
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  }
};

/** While a member of staff acts for a customer, the customer's id is the working one and the own id stands aside. */
export const putOwnIdAside = (id: string, adminId: string): void => {
  localStorage.setItem('id', id);
  localStorage.setItem('adminId', adminId);
};

/** The own id is the working one again: on leaving the customer's pages, and on load until the API has said whose they are. */
export const restoreOwnId = (): void => {
  const adminId = localStorage.getItem('adminId');
  if (adminId === null) return;
  localStorage.setItem('id', adminId);
  localStorage.removeItem('adminId');
};

export const storeFrame = ({ path, dashOpen }: StoredFrame): void => {
  localStorage.setItem('path', path);
  localStorage.setItem('dashOpen', dashOpen);
};

export const isDrawerFolded = (): boolean => localStorage.getItem('dashOpen') === 'false';

/** A value beside those of the drawer, which asks for the business areas (learning and back office §2.1). */
export const opensBusinessAreas = (): boolean => localStorage.getItem('dashOpen') === 'businessArea';

/** The code of the channel partner whose area a super admin looks into; none of one who has none. */
export const storeAccessCode = (accessCode: string | undefined): void => {
  if (accessCode === undefined) localStorage.removeItem('accessCode');
  else localStorage.setItem('accessCode', accessCode);
};

/** A session may exist: worth asking the API for a token. Without it a visitor causes no refused call. */
export const hasStoredSession = (): boolean => localStorage.getItem('id') !== null;

export const clearStoredSession = (): void => {
  keepLockChoiceThrough(() => localStorage.clear());
  sessionStorage.clear();
  keepThemeAfterClearing();
};
