import { OwnPasswordForm, type OwnPasswordFormProps } from '../../../../session/own-password-form';

interface OwnPasswordStepProps extends Pick<
  OwnPasswordFormProps,
  'title' | 'confirm' | 'act' | 'onConfirmed' | 'onCancel'
> {
  /** What is about to be done. */
  readonly text: string;
}

/** Asks for the own password in place, before something about the second factor is changed. */
export const OwnPasswordStep = ({ text, ...asked }: OwnPasswordStepProps) => (
  <>
    <p className="k-soft">{text}</p>
    <OwnPasswordForm {...asked} name="second-factor-password" hint="Confirms this once." />
  </>
);
