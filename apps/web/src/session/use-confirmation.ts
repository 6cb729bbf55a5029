import { holdToken } from '../client/token-vault';
import { useSessionStepUpMutation } from './session.api';

/** An act that the own password confirms: once, and only for this target. */
export interface Act {
  /** Id of the route that does it. */
  readonly route: string;
  /** The values by which the call will name its target, as its contract says. */
  readonly target?: Readonly<Record<string, string | boolean | string[]>>;
}

/** Gives the own password for an act. @returns what the call has to show; rejects when the password is wrong. */
export function useConfirmation(): (password: string, act: Act) => Promise<string> {
  const [stepUp] = useSessionStepUpMutation();
  return async (password, act) => {
    const { jwt, confirmation } = await stepUp({ password, ...act }).unwrap();
    holdToken(jwt);
    return confirmation;
  };
}
