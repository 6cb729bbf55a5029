import { definePaths } from '../wire/route';

export const staffPaths = definePaths({
  list: { id: 'staff.list', method: 'GET', path: '/api/v1/staff' },
  member: { id: 'staff.member', method: 'GET', path: '/api/v1/staff/:accountId' },
  invite: { id: 'staff.invite', method: 'POST', path: '/api/v1/staff' },
  inviteAgain: { id: 'staff.inviteAgain', method: 'POST', path: '/api/v1/staff/:accountId/invite' },
  grantPermission: {
    id: 'staff.grantPermission',
    method: 'POST',
    path: '/api/v1/staff/:accountId/permissions',
  },
  withdrawPermission: {
    id: 'staff.withdrawPermission',
    method: 'DELETE',
    path: '/api/v1/staff/:accountId/permissions/:permission',
  },
  disable: { id: 'staff.disable', method: 'POST', path: '/api/v1/staff/:accountId/disable' },
  enable: { id: 'staff.enable', method: 'POST', path: '/api/v1/staff/:accountId/enable' },
  remove: { id: 'staff.remove', method: 'DELETE', path: '/api/v1/staff/:accountId' },
  promote: { id: 'staff.promote', method: 'POST', path: '/api/v1/staff/:accountId/promote' },
  demote: { id: 'staff.demote', method: 'POST', path: '/api/v1/staff/:accountId/demote' },
  resetSecondFactor: {
    id: 'staff.resetSecondFactor',
    method: 'POST',
    path: '/api/v1/staff/:accountId/second-factor-reset',
  },
  secondFactorRule: { id: 'staff.secondFactorRule', method: 'GET', path: '/api/v1/staff-rules/second-factor' },
  requireSecondFactor: { id: 'staff.requireSecondFactor', method: 'PUT', path: '/api/v1/staff-rules/second-factor' },
  endSessions: { id: 'staff.endSessions', method: 'DELETE', path: '/api/v1/staff/accounts/:accountId/sessions' },
});
