import { Button } from '@blueprintjs/core';
import { ErrorIcon, RefreshIcon } from '@blueprintjs/icons';
import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';

interface ConfigurationMissingProps {
  readonly onRetry: () => void;
}

/** What the dashboard is to show depends on how far its owner has come; that did not arrive. */
export const ConfigurationMissing = ({ onRetry }: ConfigurationMissingProps) => (
  <Card className="k-config-missing">
    <div className="k-state k-state-error" role="alert">
      <h2 className="k-state-title">
        <ErrorIcon /> {texts.configurationMissing}
      </h2>
      <p className="k-soft">{texts.configurationMissingText}</p>
      <div className="k-row k-wrap">
        <Button icon={<RefreshIcon />} onClick={onRetry}>
          Try again
        </Button>
        <ButtonLink to={paths.onboarding}>See your steps</ButtonLink>
      </div>
    </div>
  </Card>
);
