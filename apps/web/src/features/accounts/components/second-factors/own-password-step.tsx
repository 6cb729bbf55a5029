import { OwnPasswordForm, type OwnPasswordFormProps } from '../../../../session/own-password-form';

interface OwnPasswordStepProps extends Pick<OwnPasswordFormProps, 'title' | 'confirm' | 'onConfirmed' | 'onCancel'> {
  /** What is about to be done. */
  readonly text: string;
  /** Id of the route that does it. */
  readonly route: string;
}

/** Asks for the own password in place, before something about the second factor is changed. */
export const OwnPasswordStep = ({ text, route, ...asked }: OwnPasswordStepProps) => (
  <>
    <p className="k-soft">{text}</p>
    <OwnPasswordForm {...asked} name="second-factor-password" act={{ route }} hint="Confirms this once." />
  </>
);
