import { definePaths } from '../wire/route';

export const sessionPaths = definePaths({
  signIn: { id: 'session.signIn', method: 'POST', path: '/api/v1/session/sign-in' },
  passcode: { id: 'session.passcode', method: 'POST', path: '/api/v1/session/passcode' },
  secondStep: { id: 'session.secondStep', method: 'POST', path: '/api/v1/session/second-step' },
  passkeyOptions: { id: 'session.passkeyOptions', method: 'POST', path: '/api/v1/session/passkey-options' },
  passkey: { id: 'session.passkey', method: 'POST', path: '/api/v1/session/passkey' },
  token: { id: 'session.token', method: 'POST', path: '/api/v1/session/token' },
  activity: { id: 'session.activity', method: 'POST', path: '/api/v1/session/activity' },
  stepUp: { id: 'session.stepUp', method: 'POST', path: '/api/v1/session/step-up' },
  signOut: { id: 'session.signOut', method: 'POST', path: '/api/v1/session/sign-out' },
  startActing: { id: 'session.startActing', method: 'POST', path: '/api/v1/session/acting' },
  endActing: { id: 'session.endActing', method: 'DELETE', path: '/api/v1/session/acting' },
  me: { id: 'session.me', method: 'GET', path: '/api/v1/session/me' },
  superAdmin: { id: 'session.superAdmin', method: 'GET', path: '/api/v1/session/super-admin' },
  list: { id: 'session.list', method: 'GET', path: '/api/v1/sessions' },
  end: { id: 'session.end', method: 'DELETE', path: '/api/v1/sessions/:sessionId' },
});
