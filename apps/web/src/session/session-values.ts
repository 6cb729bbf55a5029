import type { Me } from './session.api';
import type { StoredSession } from '../client/stored-session';
import { type Acting, kindOf, type Viewer } from './viewer';

const truth = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');

export const viewerOf = (me: Me): Viewer => ({
  kind: kindOf(me, me.channelPartner === 'true'),
  id: me.id,
  name: me.name,
  surname: me.surname,
  companyName: me.companyName,
  email: me.email,
  premium: me.isPremium === 'true',
  underDeletion: me.userStatus === 'under_deletion',
  standing: me.standing,
  freeTrailUser: me.freeTrailUser,
  permissions: me.permissions,
  ...(me.trialEndsAt === undefined ? {} : { trialEndsAt: me.trialEndsAt }),
  ...(me.deleteAt === undefined ? {} : { deleteAt: me.deleteAt }),
  ...(me.accessCode === undefined ? {} : { accessCode: me.accessCode }),
  ...(me.acting === undefined ? {} : { acting: actingOf(me.acting) }),
});

const actingOf = ({ adminId, adminName, reason, endsAt }: NonNullable<Me['acting']>): Acting => ({
  ...{ adminId, adminName, reason, endsAt },
});

export const storedSessionOf = (me: Me): StoredSession => ({
  id: me.id,
  ...(me.acting === undefined ? {} : { adminId: me.acting.adminId }),
  userName: me.userName,
  name: me.name,
  surname: me.surname,
  companyName: me.companyName,
  email: me.email,
  isPremium: me.isPremium,
  isAdmin: truth(me.isAdmin),
  channelPartner: me.channelPartner,
  isSuperAdmin: truth(me.isSuperAdmin),
  userStatus: me.userStatus,
  freeTrailUser: `${me.freeTrailUser}`,
  ...(me.accessCode === undefined ? {} : { accessCode: me.accessCode }),
});
