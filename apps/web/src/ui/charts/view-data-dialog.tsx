import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { saveFile } from '../../client/save-file';
import { Dialog } from '../dialog/dialog';
import { csvOf, type DataSheet } from './data-sheet';
import { type PressCell, SheetTable } from './sheet-table';
import './charts.css';

interface ViewDataDialogProps {
  readonly title: string;
  readonly sheet: DataSheet | undefined;
  /** The chart in full size. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
  /** Explains a figure of the table. */
  readonly press?: PressCell | undefined;
  /** The explanation of one of its figures, in the place of chart and table. */
  readonly explanation?: ReactNode;
}

const fileName = (title: string): string =>
  `${title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()}.csv`;

/** A chart in full size with the table behind it, and the table as a file. */
export const ViewDataDialog = ({ title, sheet, children, onClose, press, explanation }: ViewDataDialogProps) => (
  <Dialog
    open
    title={title}
    width={1120}
    onClose={onClose}
    actions={
      <>
        {sheet && (
          <Button
            icon={<DownloadIcon />}
            onClick={() => saveFile(fileName(title), new Blob([csvOf(sheet)], { type: 'text/csv' }))}
          >
            Save as CSV
          </Button>
        )}
        <Button intent="primary" onClick={onClose}>
          Close
        </Button>
      </>
    }
  >
    {explanation ?? (
      <>
        {children !== undefined && <div className="k-view-data-chart">{children}</div>}
        {sheet && <SheetTable sheet={sheet} press={press} />}
        {sheet && press && (
          <p className="k-small k-muted k-view-data-hint">Press a figure to see where it comes from.</p>
        )}
      </>
    )}
  </Dialog>
);
