import { Button } from '@blueprintjs/core';
import { Callout } from '../../../../ui/card/callout';
import { useNotices } from '../../../../ui/notices/use-notices';

interface RecoveryCodesStepProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows the recovery codes, the only time that anybody can read them. */
export function RecoveryCodesStep({ codes, onKept }: RecoveryCodesStepProps) {
  const { toast } = useNotices();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast('Copied');
    } catch {
      toast('The browser did not allow copying. Please write the codes down.');
    }
  };
  return (
    <>
      <Callout tone="caution" live>
        Keep these recovery codes where nobody else looks, not on the same device. Each logs you in once when your
        second factor is not at hand. They are not shown again.
      </Callout>
      <ul className="k-recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="k-secret-text">{code}</code>
          </li>
        ))}
      </ul>
      <div className="k-form-actions">
        <Button intent="primary" onClick={onKept}>
          I have kept them
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
    </>
  );
}
