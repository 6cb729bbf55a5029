import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';

interface ChartCardProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly className?: string;
  /** Tabs that stand before View data. */
  readonly tabs?: ReactNode;
  /** The question mark. */
  readonly explain?: ReactNode;
  readonly onViewData?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A chart with its title, its tabs and View data. */
export const ChartCard = ({ title, subtitle, className, tabs, explain, onViewData, children }: ChartCardProps) => (
  <Card
    title={title}
    {...(subtitle !== undefined && { subtitle })}
    {...(className !== undefined && { className })}
    actions={
      <div className="mf-card-actions">
        {explain}
        {tabs}
        {onViewData && (
          <button
            type="button"
            className="k-text-button"
            aria-label={`${myFinancialsMessages.viewData}: ${title}`}
            onClick={onViewData}
          >
            {myFinancialsMessages.viewData}
          </button>
        )}
      </div>
    }
  >
    {children}
  </Card>
);
