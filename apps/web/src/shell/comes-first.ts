import { owesPayment } from '@keelson/vocabulary';
import * as paths from '../client/paths';
import type { Viewer } from '../session/viewer';

/** Where something is done that the API asks for before anything else. */
export const comesFirst = ({ standing }: Pick<Viewer, 'standing'>): string | undefined => {
  if (standing === 'password-unfit') return paths.changePassword;
  if (standing === 'second-factor-missing') return paths.secondFactor;
  if (standing === 'unconfirmed') return paths.emailVerification;
  return owesPayment(standing) ? paths.signUp : undefined;
};
